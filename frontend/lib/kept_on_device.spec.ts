import { test } from '@japa/runner'
import { type Kept, type KeptProfessional, parseKept, withKept, withoutKept } from './kept_on_device.ts'

const aKept = (id: string): KeptProfessional => ({
  id,
  slug: `slug-${id}`,
  title: 'Dra',
  name: 'Ana',
  lastname: 'Lima',
  specialty: 'Cardiologista',
  displayGender: 'feminino',
  city: 'Campinas',
  state: 'SP',
  imageUrl: null,
})

const NOTHING: Kept = { favourites: [], seen: [] }
const ids = (kept: readonly KeptProfessional[]) => kept.map(({ id }) => id)

test.group('What the device keeps', () => {
  test('puts the newest first and each person once', ({ assert }) => {
    const kept = ['a', 'b', 'a'].reduce<Kept>((each, id) => withKept(each, 'seen', aKept(id)), NOTHING)

    assert.deepEqual(ids(kept.seen), ['a', 'b'])
    assert.deepEqual(kept.favourites, [])
  })

  test('forgets the oldest where there are too many', ({ assert }) => {
    let kept = NOTHING
    for (let number = 1; number <= 13; number++) kept = withKept(kept, 'seen', aKept(String(number)))

    assert.lengthOf(kept.seen, 12)
    assert.notInclude(ids(kept.seen), '1')
  })

  test('takes somebody from one list, or from all', ({ assert }) => {
    const both = withKept(withKept(NOTHING, 'seen', aKept('a')), 'favourites', aKept('a'))

    assert.deepEqual(ids(withoutKept(both, ['a'], 'favourites').seen), ['a'])
    assert.deepEqual(withoutKept(both, ['a']), NOTHING)
  })

  test('reads back what was written, and nothing that is no professional', ({ assert }) => {
    const kept = withKept(NOTHING, 'favourites', aKept('a'))

    assert.deepEqual(parseKept(JSON.stringify(kept)), kept)
    assert.deepEqual(parseKept('{"favourites":[{"id":1},null,"x"],"seen":{}}'), NOTHING)
    assert.deepEqual(parseKept('{'), NOTHING)
    assert.deepEqual(parseKept(null), NOTHING)
  })

  test('keeps no field that it does not know', ({ assert }) => {
    const stored = JSON.stringify({ seen: [{ ...aKept('a'), email: 'a@b.c' }], favourites: [] })

    assert.deepEqual(parseKept(stored).seen, [aKept('a')])
  })
})
