import { INSURERS } from '#domain/catalogue/insurers.ts'

/** The insurers of the catalogue that are not among `added`, in its order. */
export function insurancesLeft(added: readonly { insuranceName: string }[]): string[] {
  const names = new Set(added.map(({ insuranceName }) => insuranceName))
  return INSURERS.map(({ name }) => name).filter((name) => !names.has(name))
}
