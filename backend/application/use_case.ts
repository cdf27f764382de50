/** A use case, made with the ports and services that it depends on. */
export abstract class UseCase<Dependencies> {
  protected readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }
}
