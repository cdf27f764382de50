import { test } from '@japa/runner'
import { NO_FILTERS } from './home_filters.ts'
import { relaxedSearches } from './understood_filters.ts'

test.group('Relaxed searches', () => {
  test('say which filter to give up and exactly how many that finds', ({ assert }) => {
    const relaxation = { filters: ['insurance'], count: 1, query: { specialty: 'Dentista' } }

    assert.deepEqual(relaxedSearches(NO_FILTERS, [relaxation]), [
      { label: 'Sem o convênio: 1 profissional', to: '/?specialty=Dentista' },
    ])
  })

  test('remove one or two parts of a sentence, and keep the order', ({ assert }) => {
    const relaxation = {
      filters: ['q.specialty', 'q.insurance'],
      count: 2,
      query: { state: 'SP', city: 'Campinas', gender: 'feminino' },
    }

    assert.deepEqual(relaxedSearches({ ...NO_FILTERS, sort: 'rating' }, [relaxation]), [
      {
        label: 'Sem a especialidade nem o convênio: 2 profissionais',
        to: '/?location=Campinas%2C+SP&gender=feminino&sort=rating',
      },
    ])
  })

  test('offer at most three, all with names', ({ assert }) => {
    const relaxations = ['unheard', 'q', 'specialty', 'location', 'modes'].map((filter) => ({
      filters: [filter],
      count: 2,
      query: {},
    }))

    assert.deepEqual(
      relaxedSearches(NO_FILTERS, relaxations).map(({ label }) => label.split(':')[0]),
      ['Sem o texto buscado', 'Sem a especialidade', 'Sem a localização'],
    )
  })
})
