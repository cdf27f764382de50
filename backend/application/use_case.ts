/** Base of use cases; holds the ports and services given to it. */
export abstract class UseCase<Dependencies> {
  protected readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }
}

type UseCaseClasses = Record<string, new (dependencies: never) => object>

/** The union of all dependencies of the classes. */
export type DependenciesOf<Classes extends UseCaseClasses> = {
  [Name in keyof Classes]: (dependencies: ConstructorParameters<Classes[Name]>[0]) => void
}[keyof Classes] extends (dependencies: infer All) => void
  ? All
  : never

/** Returns one instance of each class, under the table's names. */
export function buildAll<Classes extends UseCaseClasses>(
  classes: Classes,
  dependencies: DependenciesOf<Classes>,
): { [Name in keyof Classes]: InstanceType<Classes[Name]> } {
  const built = Object.entries(classes).map(([name, Class]) => [name, new Class(dependencies as never)])
  return Object.fromEntries(built) as { [Name in keyof Classes]: InstanceType<Classes[Name]> }
}
