import { test } from '@japa/runner'
import { NO_FILTERS } from './home_filters.ts'
import { relaxedSearches } from './relaxed_searches.ts'

test.group('Relaxed searches', () => {
  test('says which filter to give up and exactly how many that finds', ({ assert }) => {
    const filters = { ...NO_FILTERS, specialty: 'Dentista', insurance: 'Amil' }

    assert.deepEqual(relaxedSearches(filters, [{ filter: 'insurance', count: 1 }]), [
      { label: 'Sem o convênio: 1 profissional', to: '/?specialty=Dentista' },
    ])
  })

  test('gives up both modes of attendance at once', ({ assert }) => {
    const filters = { ...NO_FILTERS, specialty: 'Dentista', presencial: true, teleconsulta: true }

    assert.deepEqual(relaxedSearches(filters, [{ filter: 'modes', count: 2 }]), [
      { label: 'Sem escolher o atendimento: 2 profissionais', to: '/?specialty=Dentista' },
    ])
  })

  test('offers three at most', ({ assert }) => {
    const filters = { ...NO_FILTERS, q: 'a', specialty: 'Dentista', location: 'b', insurance: 'Amil' }
    const relaxations = ['q', 'specialty', 'location', 'insurance'].map((filter) => ({ filter, count: 2 }))

    assert.lengthOf(relaxedSearches(filters, relaxations), 3)
  })
})
