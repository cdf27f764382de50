import { test } from '@japa/runner'
import {
  NO_FILTERS,
  countFilters,
  homeAddress,
  homeListQuery,
  isSearch,
  readHomeFilters,
  readPages,
} from './home_filters.ts'

const read = (query: string) => readHomeFilters(new URLSearchParams(query))

test.group('Home filters', () => {
  test('starts empty', ({ assert }) => {
    assert.deepEqual(read(''), NO_FILTERS)
  })

  test('survives the way into the address and back', ({ assert }) => {
    const filters = {
      q: 'joão & maria',
      specialty: 'Cardiologista',
      location: 'Campinas, SP',
      insurance: 'Unimed',
      presencial: true,
      teleconsulta: false,
      gender: 'feminino' as const,
      language: 'ingles' as const,
      accessibility: 'sem_degraus' as const,
      day: 'fim_de_semana' as const,
      maxPrice: '200',
      newPatients: true,
      without: 'Santos, SP; RJ',
      sort: '' as const,
      near: '-22.91,-47.06',
    }

    assert.deepEqual(read(homeAddress(filters).split('?')[1] ?? ''), filters)
  })

  test('omits empty values from the address', ({ assert }) => {
    assert.equal(homeAddress(NO_FILTERS), '/')
    assert.equal(homeAddress({ ...NO_FILTERS, teleconsulta: true }), '/?teleconsulta=true')
  })

  test('ignores a specialty or insurer outside the catalogues', ({ assert }) => {
    assert.deepEqual(read('specialty=Astrólogo&insurance=%3Cb%3E&presencial=1'), NO_FILTERS)
  })

  test("limits texts to the search's maximum", ({ assert }) => {
    assert.lengthOf(read(`q=${'a'.repeat(500)}`).q, 200)
  })

  test('counts each filter once, without the order', ({ assert }) => {
    assert.equal(countFilters(read('q=ana&presencial=true&teleconsulta=false&sort=rating')), 2)
  })

  test('requests only premium professionals, six at a time, without a search', ({ assert }) => {
    const six = { include: 'details', limit: '6' }

    assert.deepEqual(homeListQuery(NO_FILTERS, 2), { ...six, premium: 'true', page: '2' })
    assert.deepEqual(homeListQuery({ ...NO_FILTERS, sort: 'rating' }, 1), {
      ...six,
      sort: 'rating',
      premium: 'true',
      page: '1',
    })
    assert.deepEqual(homeListQuery({ ...NO_FILTERS, insurance: 'Amil' }, 1), {
      ...six,
      insurance: 'Amil',
      countPremium: 'true',
      page: '1',
    })
    assert.deepEqual(homeListQuery({ ...NO_FILTERS, q: 'ana' }, 2), { ...six, q: 'ana', page: '2' })
  })

  test('treats the nearest order as a search, but no other order', ({ assert }) => {
    assert.isTrue(isSearch({ ...NO_FILTERS, near: '-22.91,-47.06' }))
    assert.isFalse(isSearch({ ...NO_FILTERS, sort: 'rating' }))
  })

  test('keeps the number of opened pages in the address, at most twenty', ({ assert }) => {
    const pagesOf = (query: string) => readPages(new URLSearchParams(query))

    assert.equal(homeAddress({ ...NO_FILTERS, q: 'ana' }, 3), '/?q=ana&pages=3')
    assert.equal(homeAddress(NO_FILTERS, 1), '/')
    assert.deepEqual(
      ['', 'pages=3', 'pages=99', 'pages=0', 'pages=x', 'pages=-1'].map(pagesOf),
      [1, 3, 20, 1, 1, 1],
    )
  })
})
