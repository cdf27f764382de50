import { test } from '@japa/runner'
import { aList, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { PLAIN_VIEW, viewIn } from './list_view.ts'
import { listPath, pageIn, stateIn } from './list_place.ts'

const stateOf = (query: string) => stateIn(new URLSearchParams(query))
const pageOf = (page: string) => pageIn(new URLSearchParams({ page }))

test.group('The address of a list', () => {
  test('is the bare one for the first page of a specialty', ({ assert }) => {
    assert.equal(listPath(aList()), '/especialidades/cardiologista')
  })

  test('says the state in the query', ({ assert }) => {
    assert.equal(listPath(aList({ place: IN_SAO_PAULO })), '/especialidades/cardiologista?state=SP')
  })

  test('says the city in the path and the state only there', ({ assert }) => {
    assert.equal(listPath(aList({ place: IN_CAMPINAS })), '/especialidades/cardiologista/campinas-sp')
  })

  test('says a further page last', ({ assert }) => {
    assert.equal(
      listPath(aList({ place: IN_SAO_PAULO, page: 3 })),
      '/especialidades/cardiologista?state=SP&page=3',
    )
    assert.equal(
      listPath(aList({ place: IN_CAMPINAS, page: 2 })),
      '/especialidades/cardiologista/campinas-sp?page=2',
    )
  })

  test('keeps what narrows and orders the list, in a city too', ({ assert }) => {
    const view = { ...PLAIN_VIEW, insurance: 'Amil', teleconsulta: true, near: '-22.91,-47.06' }
    const path = listPath(aList({ place: IN_CAMPINAS, page: 2, view }))

    assert.equal(
      path,
      '/especialidades/cardiologista/campinas-sp?insurance=Amil&teleconsulta=true&near=-22.91%2C-47.06&page=2',
    )
    assert.deepEqual(viewIn(new URL(path, 'https://saude.example').searchParams), view)
    assert.deepEqual(viewIn(new URLSearchParams('insurance=x&presencial=1&sort=price')), PLAIN_VIEW)
  })

  test('takes only the 27 states for one', ({ assert }) => {
    assert.equal(stateOf('state=SP'), 'SP')
    assert.deepEqual(['', 'state=all', 'state=XX', 'state=sp'].map(stateOf), [null, null, null, null])
  })

  test('takes what is no page from 1 to 1,000 for the first', ({ assert }) => {
    assert.deepEqual(['2', '1000'].map(pageOf), [2, 1000])
    assert.deepEqual(['', '0', '-1', '1.5', 'x', '1001', '1e3', '99999'].map(pageOf), Array(8).fill(1))
  })
})
