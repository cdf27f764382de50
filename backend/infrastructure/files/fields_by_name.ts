import type { NamedCells } from '#application/ports/record_files.ts'

/** Where a name comes twice, its last cell counts. */
export function fieldsByName({ names, cells }: NamedCells): ReadonlyMap<string, unknown> {
  return new Map(names.map((name, index) => [name, cells[index]]))
}
