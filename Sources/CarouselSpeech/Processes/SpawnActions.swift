import CSpawn

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens in a child between its birth and its program: three descriptors, and nothing else of the parent.
@safe final class SpawnActions {
  #if canImport(Glibc)
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #endif

  init(streams: ChildProcess.Streams) {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    connect(streams.input, to: STDIN_FILENO)
    connect(streams.output, to: STDOUT_FILENO)
    connect(streams.errors, to: STDERR_FILENO)
    setAttributes()
  }

  deinit {
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
  }

  private func connect(_ descriptor: OwnedDescriptor?, to standard: Int32) {
    if let descriptor {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.raw, standard)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
  }

  private func setAttributes() {
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Glibc)
      unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    #else
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var standard = sigset_t()
    unsafe sigemptyset(&standard)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM] { unsafe sigaddset(&standard, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &standard)
    unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }
}
