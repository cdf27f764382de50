import { test } from '@japa/runner'
import {
  type DeviceLists,
  type StoredProfessional,
  parseDeviceLists,
  withProfessional,
  withoutProfessionals,
} from './device_lists.ts'

const aProfessional = (id: string): StoredProfessional => ({
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

const NOTHING: DeviceLists = { favourites: [], seen: [] }
const ids = (lists: readonly StoredProfessional[]) => lists.map(({ id }) => id)

test.group('What the device keeps', () => {
  test('lists the newest first and each person once', ({ assert }) => {
    const lists = ['a', 'b', 'a'].reduce<DeviceLists>(
      (each, id) => withProfessional(each, 'seen', aProfessional(id)),
      NOTHING,
    )

    assert.deepEqual(ids(lists.seen), ['a', 'b'])
    assert.deepEqual(lists.favourites, [])
  })

  test('drops the oldest beyond the limit', ({ assert }) => {
    let lists = NOTHING
    for (let number = 1; number <= 13; number++)
      lists = withProfessional(lists, 'seen', aProfessional(String(number)))

    assert.lengthOf(lists.seen, 12)
    assert.notInclude(ids(lists.seen), '1')
  })

  test('removes a person from one list or all', ({ assert }) => {
    const both = withProfessional(
      withProfessional(NOTHING, 'seen', aProfessional('a')),
      'favourites',
      aProfessional('a'),
    )

    assert.deepEqual(ids(withoutProfessionals(both, ['a'], 'favourites').seen), ['a'])
    assert.deepEqual(withoutProfessionals(both, ['a']), NOTHING)
  })

  test('reads stored lists, ignoring invalid entries', ({ assert }) => {
    const lists = withProfessional(NOTHING, 'favourites', aProfessional('a'))

    assert.deepEqual(parseDeviceLists(JSON.stringify(lists)), lists)
    assert.deepEqual(parseDeviceLists('{"favourites":[{"id":1},null,"x"],"seen":{}}'), NOTHING)
    assert.deepEqual(parseDeviceLists('{'), NOTHING)
    assert.deepEqual(parseDeviceLists(null), NOTHING)
  })

  test('drops unknown fields', ({ assert }) => {
    const stored = JSON.stringify({ seen: [{ ...aProfessional('a'), email: 'a@b.c' }], favourites: [] })

    assert.deepEqual(parseDeviceLists(stored).seen, [aProfessional('a')])
  })
})
