import { test } from '@japa/runner'
import {
  type Activity,
  activityIn,
  EVERYTHING,
  hasFilters,
  lastPageOf,
  queryOf,
  toActivity,
} from './activity_in_url.ts'

const read = (address: string) => activityIn(new URLSearchParams(address))

test.group('the activity in the address', () => {
  test('is found again under its own address', ({ assert }) => {
    const narrowed: Activity = {
      ...{ actor: 'ana@exemplo.com.br', action: 'professional_blocked', target: '/tudo-sobre/asma' },
      ...{ since: '2026-11-01', until: '2026-11-21', withReads: true, page: 3 },
    }

    for (const activity of [EVERYTHING, narrowed]) assert.deepEqual(read(toActivity(activity)), activity)
    assert.deepEqual([hasFilters(EVERYTHING), hasFilters(narrowed)], [false, true])
    assert.isFalse(hasFilters({ ...EVERYTHING, page: 2 }))
  })

  test('takes what it does not know for nothing', ({ assert }) => {
    assert.deepEqual(read('acao=voar&de=2026-02-30&ate=ontem&pagina=-1&consultas=1'), EVERYTHING)
  })

  test('asks the server for changes alone, unless told', ({ assert }) => {
    assert.include(queryOf(EVERYTHING), { changesOnly: 'true', page: '1', limit: '50' })
    assert.include(queryOf({ ...EVERYTHING, withReads: true }), { changesOnly: 'false' })
    assert.deepEqual([0, 50, 51].map(lastPageOf), [0, 1, 2])
  })
})
