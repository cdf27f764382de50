/** A use case, made with the ports and services that it depends on. */
export abstract class UseCase<Dependencies> {
  protected readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }
}

type UseCaseClasses = Record<string, new (dependencies: never) => object>

/** All that the constructors of some use cases ask for together. */
export type DependenciesOf<Classes extends UseCaseClasses> = {
  [Name in keyof Classes]: (dependencies: ConstructorParameters<Classes[Name]>[0]) => void
}[keyof Classes] extends (dependencies: infer All) => void
  ? All
  : never

/** One of each class, under the names of the table. */
export function buildAll<Classes extends UseCaseClasses>(
  classes: Classes,
  dependencies: DependenciesOf<Classes>,
): { [Name in keyof Classes]: InstanceType<Classes[Name]> } {
  const built = Object.entries(classes).map(([name, Class]) => [name, new Class(dependencies as never)])
  return Object.fromEntries(built) as { [Name in keyof Classes]: InstanceType<Classes[Name]> }
}
