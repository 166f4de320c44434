/// What surrounds the assertions of a task.
enum FailureContext {
  /// Who takes failures in place of the testing library.
  @TaskLocal static var collector: FailureCollector?
  /// The settings that a loop over settings has come to.
  @TaskLocal static var variant: SettingsVariant?
}
