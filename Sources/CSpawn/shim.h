// Two functions of glibc 2.34 and later that its headers show only to programs that define _GNU_SOURCE, which
// Swift's own view of the C library does not. Both close the gap in which another thread's child would inherit
// a descriptor.
#pragma once
#ifdef __linux__
#include <spawn.h>
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
#endif
