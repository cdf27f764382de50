import { test } from '@japa/runner'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InMemorySearchCounter } from '#application/testing/in_memory_search_counter.ts'
import { ListDemand } from './list_demand.ts'
import { BY_ADMIN, BY_OPERATOR, BY_USER } from './testing/moderation_dependencies.ts'

const PAGE = { days: 30, sort: 'most', page: 1, limit: 10 } as const

async function given() {
  const clock = new FixedClock('2026-11-21T12:00:00Z')
  const searchCounter = new InMemorySearchCounter(clock)
  const municipalities = new InMemoryMunicipalityCatalogue()
  const [place] = await municipalities.all()
  if (!place) throw new Error('The catalogue is empty.')
  searchCounter.countDemand({ specialty: 'Pediatra', municipality: place.ibgeCode }, 'few', 'Ana')
  searchCounter.countDemand({ specialty: 'Pediatra', municipality: place.ibgeCode }, 'few', 'Bia')
  searchCounter.countDemand({ state: 'AC', insurance: 'Amil' }, 'nobody', 'Ana')
  await searchCounter.flush()
  return { clock, place, list: new ListDemand({ clock, searchCounter, municipalities }) }
}

test.group('ListDemand', () => {
  test('tells administrators and operators what was looked for, with the names of places', async ({
    assert,
  }) => {
    const { list, place } = await given()

    for (const by of [BY_ADMIN, BY_OPERATOR])
      assert.deepEqual(await list.execute({ by, ...PAGE }), {
        ok: true,
        value: {
          rows: [
            ...[
              {
                specialty: 'Pediatra',
                city: place.name,
                state: place.state,
                insurance: null,
                nobody: 0,
                few: 2,
              },
            ],
            ...[{ specialty: null, city: null, state: 'AC', insurance: 'Amil', nobody: 1, few: 0 }],
          ],
          total: 2,
        },
      })
    assert.deepEqual(await list.execute({ by: BY_USER, ...PAGE }), { ok: false, failure: 'forbidden' })
  })

  test('counts only the days asked for', async ({ assert }) => {
    const { list, clock } = await given()
    clock.moveTo('2026-11-23T12:00:00Z')

    const seen = async (days: number) => {
      const listed = await list.execute({ by: BY_ADMIN, ...PAGE, days })
      return listed.ok && listed.value.total
    }
    assert.deepEqual([await seen(2), await seen(3)], [0, 2])
  })
})
