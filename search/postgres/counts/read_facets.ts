import type { FacetCounts } from '#application/ports/professional_search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import type { FacetRow } from './facet_statement.ts'

const stateById = new Map(STATE_CODES.map((code) => [code as string, code]))
const specialtyById = new Map(SPECIALTIES.map(({ id, name }) => [String(id), name]))
const insurerById = new Map(INSURERS.map(({ id, name }) => [String(id), name]))

export function readFacets(rows: readonly FacetRow[]): FacetCounts {
  const counts = rows.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  const group = <Name>(facet: FacetRow['facet'], nameOf: (value: string) => Name | undefined) =>
    new Map(
      counts.flatMap((row) => {
        const name = row.facet === facet ? nameOf(row.value) : undefined
        return name === undefined ? [] : [[name, row.count] as const]
      }),
    )
  const single = (facet: FacetRow['facet']) => counts.find((row) => row.facet === facet)?.count ?? 0
  return {
    total: single('total'),
    specialties: group('specialty', (id) => specialtyById.get(id)),
    states: group('state', (code) => stateById.get(code)),
    municipalities: group('municipality', Number),
    insurers: group('insurer', (id) => insurerById.get(id)),
    presencial: single('presencial'),
    teleconsulta: single('teleconsulta'),
  }
}
