import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InterpretQuery } from './interpret_query.ts'
import { PLACE_QUERIES } from '../testing/place_queries.ts'

const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

async function placeOf(typed: string): Promise<string> {
  const input = typed.startsWith('@') ? { location: typed.slice(1) } : { q: typed }
  const { city, state, neighbourhood } = await interpretQuery.execute(input)
  const place = city ? `${city}/${state}` : (state ?? '-')
  return neighbourhood ? `${place} > ${neighbourhood}` : place
}

test.group('Places as people type them', () => {
  test('understands them all, with the neighbourhood to show', async ({ assert }) => {
    const read = await Promise.all(
      PLACE_QUERIES.map(async ([typed, place]) => ({ typed, place, got: await placeOf(typed) })),
    )
    const wrong = read.filter(({ place, got }) => place !== got)

    assert.isEmpty(wrong)
  })

  test('offers the other cities of that name', async ({ assert }) => {
    const { alternatives } = await interpretQuery.execute({ q: 'dentista jardim américa' })

    assert.containsSubset(alternatives, [{ city: 'Goiânia', neighbourhood: 'Jardim América' }])
  })
})
