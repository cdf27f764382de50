import { test } from '@japa/runner'
import { NO_FILTERS } from './home_filters.ts'
import { alternativeSearch, spelledOut, understoodFilters } from './understood_filters.ts'

const CARDIOLOGIST_IN_CAMPINAS = {
  specialty: 'Cardiologista',
  state: 'SP',
  city: 'Campinas',
  insurance: 'Unimed',
  text: '',
}
const NOWHERE_ELSE = { region: null, neighbourhood: null }
const TYPED = { ...NO_FILTERS, q: 'cardiologista unimed campinas' }

test.group('Understood filters', () => {
  test('names each understood part', ({ assert }) => {
    const labels = understoodFilters(TYPED, CARDIOLOGIST_IN_CAMPINAS).map(({ label }) => label)

    assert.sameMembers(labels, ['Cardiologista', 'Campinas, SP', 'Unimed'])
  })

  test('keeps a typed gender', ({ assert }) => {
    const reading = { specialty: 'Psicólogo', state: null, city: null, insurance: null, text: '' }
    const labelOf = (q: string) => understoodFilters({ ...NO_FILTERS, q }, reading).map(({ label }) => label)

    assert.deepEqual(labelOf('psicologa'), ['Psicóloga'])
    assert.deepEqual(labelOf('psicólogo'), ['Psicólogo'])
  })

  test('keeps other parts when one is removed', ({ assert }) => {
    const understood = understoodFilters(TYPED, CARDIOLOGIST_IN_CAMPINAS)
    const withoutInsurer = understood.find(({ label }) => label === 'Unimed')?.withoutIt

    assert.equal(withoutInsurer, '/?specialty=Cardiologista&location=Campinas%2C+SP')
  })

  test('prefers chosen filters to understood ones', ({ assert }) => {
    const said = spelledOut({ ...TYPED, specialty: 'Dentista' }, CARDIOLOGIST_IN_CAMPINAS)

    assert.equal(said.specialty, 'Dentista')
  })

  test('shows mode, gender and a formatted registration', ({ assert }) => {
    const reading = { ...CARDIOLOGIST_IN_CAMPINAS, mode: 'teleconsulta', gender: 'feminino' } as const
    const license = { council: 'CRM', number: '123456', state: 'SP' }

    assert.deepEqual(
      understoodFilters(TYPED, { ...reading, insurance: null, license }).map(({ label }) => label),
      ['Cardiologista', 'Campinas, SP', '“CRM SP 123456”', 'Teleconsulta', 'Mulheres'],
    )
    assert.isFalse(spelledOut({ ...TYPED, presencial: true }, reading).teleconsulta)
  })

  test('shows language and accessibility, each removable', ({ assert }) => {
    const said = { language: 'ingles', accessibility: 'sem_degraus' } as const
    const chips = understoodFilters(NO_FILTERS, { ...CARDIOLOGIST_IN_CAMPINAS, ...said, insurance: null })

    const labels = chips.slice(-2).map(({ label }) => label)
    assert.deepEqual(labels, ['Fala inglês', 'Rampa ou acesso sem degraus'])
    const withoutAccess = chips.at(-1)?.withoutIt
    assert.equal(withoutAccess, '/?specialty=Cardiologista&location=Campinas%2C+SP&language=ingles')
  })

  test('shows the places kept out one by one, and a region by its name', ({ assert }) => {
    const reading = {
      ...CARDIOLOGIST_IN_CAMPINAS,
      ...{ city: null, state: null, insurance: null, region: 'Região Sul' },
      without: [
        { city: 'Curitiba', state: 'PR' },
        { city: null, state: 'RS' },
      ],
    }
    const chips = understoodFilters({ ...TYPED, without: 'Londrina, PR' }, reading)

    assert.deepEqual(
      chips.map(({ label }) => label),
      ['Cardiologista', 'Região Sul', 'Menos Londrina', 'Menos Curitiba', 'Menos Rio Grande do Sul (estado)'],
    )
    assert.equal(
      chips.at(-1)?.withoutIt,
      '/?specialty=Cardiologista&location=Regi%C3%A3o+Sul&without=Londrina%2C+PR%3B+Curitiba%2C+PR',
    )
  })

  test('shows the typed order, or a point instead', ({ assert }) => {
    const reading = { ...CARDIOLOGIST_IN_CAMPINAS, insurance: null, sort: 'rating' } as const
    const last = understoodFilters(TYPED, reading).at(-1)

    assert.equal(last?.label, 'Mais bem avaliados')
    assert.equal(last?.withoutIt, '/?specialty=Cardiologista&location=Campinas%2C+SP')
    assert.equal(spelledOut({ ...TYPED, near: '-22.90,-47.06' }, reading).sort, '')
  })

  test('shows a name and an unknown place as typed', ({ assert }) => {
    const filters = { ...NO_FILTERS, q: 'helena', location: 'Pasárgada' }
    const reading = { specialty: null, state: null, city: null, insurance: null, text: 'helena' }

    assert.deepEqual(
      understoodFilters(filters, reading).map(({ label }) => label),
      ['Pasárgada', '“helena”'],
    )
  })

  test('distinguishes a state from the city of the same name', ({ assert }) => {
    const inTheState = { ...CARDIOLOGIST_IN_CAMPINAS, city: null }

    assert.equal(spelledOut(TYPED, inTheState).location, 'SP')
    assert.include(
      understoodFilters(TYPED, inTheState).map(({ label }) => label),
      'São Paulo (estado)',
    )
  })

  test('offers another interpretation as a search with the chosen modes', ({ assert }) => {
    const other = { ...CARDIOLOGIST_IN_CAMPINAS, ...NOWHERE_ELSE, specialty: 'Nefrologista', insurance: null }
    const offered = alternativeSearch({ ...TYPED, teleconsulta: true }, other)

    assert.equal(offered.label, 'Nefrologista em Campinas, SP')
    assert.deepEqual(offered.filters, {
      ...NO_FILTERS,
      specialty: 'Nefrologista',
      location: 'Campinas, SP',
      teleconsulta: true,
    })
  })

  test('offers the people called like the place with their number, and keeps what was said of them', ({
    assert,
  }) => {
    const shown = {
      ...CARDIOLOGIST_IN_CAMPINAS,
      insurance: null,
      city: 'São Paulo',
      gender: 'feminino' as const,
    }
    const other = { ...shown, ...NOWHERE_ELSE, city: null, state: null, text: 'santana' }
    const offered = (specialty: string | null, insurance: string | null) =>
      alternativeSearch(
        TYPED,
        { ...other, specialty, insurance, bearers: { name: 'santana', count: 5 } },
        shown,
      )

    assert.equal(offered('Cardiologista', null).label, 'Cardiologistas chamados Santana: 5')
    assert.equal(offered(null, 'Unimed').label, 'Profissionais chamados Santana com Unimed: 5')
    assert.deepEqual(offered('Cardiologista', null).filters, {
      ...NO_FILTERS,
      q: 'santana',
      specialty: 'Cardiologista',
      gender: 'feminino',
    })
  })
})
