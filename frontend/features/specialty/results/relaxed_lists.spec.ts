import { test } from '@japa/runner'
import { PLAIN_VIEW } from '../list_place.ts'
import { aList, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { relaxedLists } from './relaxed_lists.ts'

test.group('Relaxed lists', () => {
  test('say which filter to give up and exactly how many that finds', ({ assert }) => {
    const view = { ...PLAIN_VIEW, insurance: 'Amil', teleconsulta: true }
    const relaxations = [
      { filter: 'insurance', count: 1204 },
      { filter: 'teleconsulta', count: 1 },
      { filter: 'state', count: 1 },
    ]

    assert.deepEqual(relaxedLists(aList({ place: IN_SAO_PAULO, view, page: 3 }), relaxations), [
      {
        label: 'Sem o convênio: 1.204 profissionais',
        to: '/especialidades/cardiologista?state=SP&teleconsulta=true',
      },
      {
        label: 'Sem “Teleconsulta”: 1 profissional',
        to: '/especialidades/cardiologista?state=SP&insurance=Amil',
      },
      {
        label: 'Em todo o Brasil: 1 profissional',
        to: '/especialidades/cardiologista?insurance=Amil&teleconsulta=true',
      },
    ])
  })

  test('lead from a city to its state, never to a namesake elsewhere', ({ assert }) => {
    const relaxations = ['city', 'state', 'specialty'].map((filter) => ({ filter, count: 2 }))

    assert.deepEqual(relaxedLists(aList({ place: IN_CAMPINAS }), relaxations), [
      { label: 'Em todo o estado (SP): 2 profissionais', to: '/especialidades/cardiologista?state=SP' },
    ])
  })
})
