import { BIO_READ, CARD, FROM } from '#infrastructure/database/professionals/public_columns.ts'
import { openSearchPool } from '#search/postgres/open_search_pool.ts'

/** A first page of cards by one prepared statement over the index of specialty, municipality and rank. */
export function openOneQuery(databaseUrl: string, connections: number) {
  const pool = openSearchPool({ url: databaseUrl, size: connections })
  const text = `
    select ${CARD}, left(professional.bio, ${BIO_READ}) as bio from ${FROM}
    join (
      select professional_id, rank from professional_listings
      where specialty_id = $1 and municipality_id = $2 order by rank, professional_id limit $3
    ) as page on page.professional_id = professional.id
    order by page.rank, page.professional_id`
  return {
    async page(address: string): Promise<object[]> {
      const wanted = new URL(address, 'http://bench.test').searchParams
      const values = [wanted.get('specialty'), wanted.get('municipality'), wanted.get('limit')]
      return (await pool.query<object>({ name: 'page', text, values })).rows
    },
    close: () => pool.end(),
  }
}
