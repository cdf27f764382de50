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
  const built = Object.entries(classes).map(([name, UseCase]) => [name, new UseCase(dependencies as never)])
  return Object.fromEntries(built) as { [Name in keyof Classes]: InstanceType<Classes[Name]> }
}
