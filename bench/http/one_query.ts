import type { ListedProfessional } from '#application/ports/professional_directory.ts'
import { readListed, selectListed } from '#infrastructure/database/professionals/listed_rows.ts'
import { openSearchPool } from '#search/postgres/open_search_pool.ts'
import { filteredPage } from '#search/postgres/pages/page_statement.ts'

/** Stands for the values of one request in the statement's list of values. */
const EXAMPLE = { specialty: '35', municipality: '3509502', state: 'SP', limit: '199' }

/** A first page of cards and its total by the very statement of our engine, prepared once. */
export function openOneQuery(databaseUrl: string, connections: number) {
  const pool = openSearchPool({ url: databaseUrl, size: connections })
  const { text, parameters } = ourStatement()
  return {
    async page(address: string): Promise<ListedProfessional[]> {
      const wanted = new URL(address, 'http://bench.test').searchParams
      const values = parameters.map((name) => wanted.get(name) ?? '0')
      const { rows } = await pool.query<{ listed: string }>({ name: 'page', text, values })
      return readListed(rows[0]?.listed ?? '[]')
    },
    close: () => pool.end(),
  }
}

function ourStatement(): { text: string; parameters: string[] } {
  const municipality = Number(EXAMPLE.municipality)
  const criteria = { specialty: 'Técnico em Enfermagem', municipality, state: 'SP' } as const
  const place = { page: 1, limit: Number(EXAMPLE.limit), sort: { by: 'relevance' } } as const
  const { text, values } = filteredPage(
    { criteria, ...place, withRows: true },
    { select: selectListed, read: readListed },
  )
  const names = new Map(Object.entries(EXAMPLE).map(([name, value]) => [value, name]))
  return { text, parameters: values.map((value) => names.get(String(value)) ?? 'offset') }
}
