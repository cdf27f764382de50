import { INSURERS } from '#domain/catalogue/insurers.ts'

/** The list with the item at `from` moved to `to`; unchanged where either is outside it. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The insurers of the catalogue that are not among `added`, in its order. */
export function insurancesLeft(added: readonly { insuranceName: string }[]): string[] {
  const names = new Set(added.map(({ insuranceName }) => insuranceName))
  return INSURERS.map(({ name }) => name).filter((name) => !names.has(name))
}
