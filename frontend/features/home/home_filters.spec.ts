import { test } from '@japa/runner'
import { NO_FILTERS, countFilters, homeAddress, homeListQuery, readHomeFilters } from './home_filters.ts'

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
      sort: '' as const,
      near: '-22.91,-47.06',
    }

    assert.deepEqual(read(homeAddress(filters).split('?')[1] ?? ''), filters)
  })

  test('omits what is empty from the address', ({ assert }) => {
    assert.equal(homeAddress(NO_FILTERS), '/')
    assert.equal(homeAddress({ ...NO_FILTERS, teleconsulta: true }), '/?teleconsulta=true')
  })

  test('ignores a specialty or insurer outside the catalogues', ({ assert }) => {
    assert.deepEqual(read('specialty=Astrólogo&insurance=%3Cb%3E&presencial=1'), NO_FILTERS)
  })

  test('cuts texts to what the search accepts', ({ assert }) => {
    assert.lengthOf(read(`q=${'a'.repeat(500)}`).q, 200)
  })

  test('counts each filter once, and no order', ({ assert }) => {
    assert.equal(countFilters(read('q=ana&presencial=true&teleconsulta=false&sort=rating')), 2)
  })

  test('asks for premium professionals only, six at a time', ({ assert }) => {
    assert.deepEqual(homeListQuery({ ...NO_FILTERS, insurance: 'Amil' }, 2), {
      insurance: 'Amil',
      premium: 'true',
      include: 'insurances',
      limit: '6',
      page: '2',
    })
  })
})
