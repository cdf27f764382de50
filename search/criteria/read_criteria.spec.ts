import { test } from '@japa/runner'
import {
  aSearchableProfessional,
  searchableId,
} from '#application/ports/testing/a_searchable_professional.ts'
import { aSearchApp } from '#search/testing/a_search_app.ts'
import type { ProfessionalCriteria } from './read_criteria.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const SANTOS = { municipality: 3548500, state: 'SP' } as const

const { criteria } = await aSearchApp([
  aSearchableProfessional(1, { name: 'João', lastname: 'Kowalski', specialty: 'Pediatra', ...CAMPINAS }),
  aSearchableProfessional(2, { name: 'Zuleica', lastname: 'Tanabe Kowalski', ...CAMPINAS }),
])

async function readings(filters: ProfessionalCriteria) {
  const read: { criteria: object; ignored: readonly string[] }[] = []
  for await (const { criteria: applied, interpretation } of criteria.readings(filters))
    read.push({ criteria: applied, ignored: interpretation.ignored })
  return read
}

const applied = async (filters: ProfessionalCriteria) =>
  (await readings(filters)).map(({ criteria: each }) => each)

test.group('CriteriaReader', () => {
  test('keeps out what is said and what is chosen', async ({ assert }) => {
    const only = async (filters: ProfessionalCriteria) => (await applied(filters))[0]
    const without = (states: string[], municipalities: number[]) => ({ states, municipalities })

    assert.deepEqual(await only({ q: 'dentista fora de campinas', without: 'Santos, SP; RJ' }), {
      specialty: 'Dentista',
      without: without(['RJ'], [SANTOS.municipality, CAMPINAS.municipality]),
    })
    assert.isUndefined(await only({ without: 'Pasárgada, SP' }))
    assert.deepEqual((await criteria.partsOf({ q: 'dentista fora de campinas' })).at(-1), {
      name: 'q.without',
      filters: { without: 'Campinas, SP' },
    })
  })

  test('reads a place where nobody is found as an insurer or a person', async ({ assert }) => {
    assert.containsSubset(await applied({ q: 'ginecologista porto seguro' }), [
      { specialty: 'Ginecologista', state: 'BA' },
      { specialty: 'Ginecologista', insurance: 'Porto Seguro Saúde' },
    ])
    assert.containsSubset(await applied({ q: 'cardiologista santana' }), [
      { specialty: 'Cardiologista', state: 'SP' },
      { specialty: 'Cardiologista', name: 'santana' },
    ])
  })

  test('finds nobody for an animal', async ({ assert }) => {
    assert.isEmpty(await applied({ q: 'meu gato não come' }))
  })

  test('finds nobody for what no professional offers, though a place or mode is said', async ({ assert }) => {
    assert.isEmpty(await applied({ q: 'apartamento no hotel em campinas' }))
    assert.isEmpty(await applied({ q: 'astróloga online' }))
    assert.deepEqual(await applied({ q: 'aluguel em campinas' }), [{ ...CAMPINAS, name: 'aluguel' }])
    assert.lengthOf(await applied({ q: 'dentista perto do shopping em campinas' }), 1)
    assert.lengthOf(await applied({ q: 'profissional negra em campinas' }), 1)
  })

  test('finds by a telephone whoever shows it, however it is typed', async ({ assert }) => {
    const shown = { people: [searchableId(1), searchableId(2)] }
    for (const q of [
      '(19) 98765-4321',
      '+55 19 98765 4321',
      '019987654321',
      'WhatsApp: 5519987654321',
      '19 8765-4321',
    ])
      assert.deepEqual(await applied({ q }), [shown], q)
    assert.deepEqual(await applied({ q: '19987654321', state: 'SP' }), [{ ...shown, state: 'SP' }])
    assert.equal((await criteria.interpret({ q: '19987654321' })).telephone?.number, '19987654321')
    assert.notDeepEqual(await applied({ q: '19987654322' }), [shown])
  })

  test('looks in the states of a region, or in the one that is chosen of them', async ({ assert }) => {
    const [said] = await applied({ q: 'dentista no sul' })

    assert.deepEqual(said, { specialty: 'Dentista', states: ['PR', 'RS', 'SC'] })
    assert.deepEqual(await applied({ location: 'Região Sul', state: 'RS' }), [{ state: 'RS' }])
    assert.isEmpty(await applied({ location: 'Região Sul', state: 'SP' }))
  })

  test('finally leaves out the words that occur in no listed name', async ({ assert }) => {
    assert.deepEqual(await readings({ q: 'joão wexlerino pediatra' }), [
      { criteria: { specialty: 'Pediatra', name: 'joao wexlerino' }, ignored: [] },
      { criteria: { name: 'joao wexlerino' }, ignored: ['pediatra'] },
      { criteria: { specialty: 'Pediatra', name: 'joao' }, ignored: ['wexlerino'] },
    ])
    assert.deepEqual(await readings({ q: 'dentista em wexlerino' }), [
      { criteria: { specialty: 'Dentista', name: 'em wexlerino' }, ignored: [] },
      { criteria: { specialty: 'Dentista' }, ignored: ['em', 'wexlerino'] },
    ])
  })

  test('lets a full name outweigh the specialty, and the place and insurer before it is cut', async ({
    assert,
  }) => {
    assert.deepEqual(await readings({ q: 'joão kowalski neurologista santos' }), [
      { criteria: { specialty: 'Neurologista', ...SANTOS, name: 'joao kowalski' }, ignored: [] },
      { criteria: { ...SANTOS, name: 'joao kowalski' }, ignored: ['neurologista'] },
    ])
    assert.deepEqual((await readings({ q: 'joão kowalsqui dentista santos unimed' })).slice(1), [
      { criteria: { ...SANTOS, insurance: 'Unimed', name: 'joao kowalsqui' }, ignored: ['dentista'] },
      { criteria: { name: 'joao kowalsqui' }, ignored: ['dentista', 'santos', 'unimed'] },
      {
        criteria: { specialty: 'Dentista', ...SANTOS, insurance: 'Unimed', name: 'joao' },
        ignored: ['kowalsqui'],
      },
    ])
    assert.lengthOf(await readings({ q: 'joão dentista' }), 1)
    const three = { criteria: { name: 'zuleica tanabe kowalski' }, ignored: ['santos', 'unimed'] }
    assert.deepEqual((await readings({ q: 'zuleica tanabe kowalski em santos unimed' })).at(-1), three)
    assert.deepEqual(await applied({ q: 'joão kowalsqui', specialty: 'Dentista', location: 'Santos' }), [
      { specialty: 'Dentista', ...SANTOS, name: 'joao kowalsqui' },
      { specialty: 'Dentista', ...SANTOS, name: 'joao' },
    ])
  })

  test('leaves nothing out if every word is a name or nothing else would remain', async ({ assert }) => {
    assert.deepEqual(await applied({ q: 'joão kowalski' }), [{ name: 'joao kowalski' }])
    assert.deepEqual(await applied({ q: 'wexlerino' }), [{ name: 'wexlerino' }])
  })

  test('takes a place at the end for a surname second, and first after a title', async ({ assert }) => {
    const placed = { ...SANTOS, name: 'zorobabel prado' }
    const named = { name: 'zorobabel prado santos' }

    assert.deepEqual(await applied({ q: 'zorobabel prado santos' }), [placed, named, SANTOS])
    assert.deepEqual(await applied({ q: 'dr zorobabel prado santos' }), [named, placed, SANTOS])
    const asked = await readings({ q: 'dr zorobabel prado santos dentista' })
    assert.deepInclude(asked, { criteria: named, ignored: ['dentista'] })
    assert.deepEqual(await applied({ q: 'zorobabel prado santos', city: 'santos' }), [placed, SANTOS])
    const inItsField = { q: 'dr zorobabel prado santos', location: 'Santos' }
    assert.deepEqual(await applied(inItsField), [{ ...SANTOS, ...named }, SANTOS])
  })

  test('says of a title and a state the name that it finds by', async ({ assert }) => {
    const { understand } = await aSearchApp([
      aSearchableProfessional(1, { name: 'Paulo', lastname: 'Bahia', ...CAMPINAS }),
    ])
    const { text, state } = await understand.execute({ q: 'dr bahia cardiologista' })

    assert.deepEqual({ text, state }, { text: 'bahia', state: null })
  })

  test('lets what is ticked and chosen win over what is said', async ({ assert }) => {
    assert.deepEqual(await applied({ q: 'dentista online' }), [{ specialty: 'Dentista', teleconsulta: true }])
    assert.deepEqual(await applied({ q: 'dentista presencial' }), [
      { specialty: 'Dentista', presencial: true },
    ])
    for (const ticked of [{ presencial: true }, { teleconsulta: true }] as const)
      for (const said of ['online', 'presencial'])
        assert.deepEqual(await applied({ q: `dentista ${said}`, ...ticked }), [
          { specialty: 'Dentista', ...ticked },
        ])
    const said = { q: 'dentista mulher libras cadeira de rodas' }
    const chosen = { gender: 'masculino', language: 'ingles', accessibility: 'elevador' } as const
    const understood = { gender: 'feminino', language: 'libras', accessibility: 'sem_degraus' } as const
    assert.deepEqual(await applied(said), [{ specialty: 'Dentista', ...understood }])
    assert.deepEqual(await applied({ ...said, ...chosen }), [{ specialty: 'Dentista', ...chosen }])
  })

  test('takes the largest of the cities of one name, and that of the state where one is chosen', async ({
    assert,
  }) => {
    assert.deepEqual(await applied({ city: 'bonito' }), [{ municipality: 5002209, state: 'MS' }])
    assert.deepEqual(await applied({ city: 'Bonito', state: 'PE' }), [{ municipality: 2602308, state: 'PE' }])
    assert.deepEqual(await applied({ city: 'bonito', state: 'SP' }), [])
  })

  test('lets a state win over the place in the box, and not over the one in its own field', async ({
    assert,
  }) => {
    assert.deepEqual(await applied({ state: 'RJ', q: 'campinas' }), [{ state: 'RJ' }])
    assert.deepEqual(await applied({ state: 'SP', q: 'campinas' }), [CAMPINAS])
    assert.deepEqual(await applied({ state: 'SP' }), [{ state: 'SP' }])
    assert.deepEqual(await applied({ state: 'RJ', location: 'SP' }), [])
    assert.deepEqual(await applied({ state: 'RJ', location: ' ' }), [{ state: 'RJ' }])
    assert.deepEqual(await applied({ location: 'SP' }), [{ state: 'SP' }])
  })
})

test.group('The parts of a search', () => {
  test('returns the filters one by one, both modes together', async ({ assert }) => {
    const filters = { specialty: 'Dentista', location: ' ', premium: false, presencial: true }

    assert.deepEqual(await criteria.partsOf(filters), [
      { name: 'specialty', filters: { specialty: 'Dentista' } },
      { name: 'premium', filters: { premium: false } },
      { name: 'presencial', filters: { presencial: true } },
    ])
    const modes = { presencial: true, teleconsulta: true }
    assert.deepEqual(await criteria.partsOf(modes), [{ name: 'modes', filters: modes }])
    assert.deepEqual(await criteria.partsOf({ q: ' ' }), [])
  })

  test('returns each thing that the search box says in its own field, without words that nobody listed is called', async ({
    assert,
  }) => {
    const q = 'joão wexlerino pediatra mulher unimed campinas online libras cadeira de rodas'

    assert.deepEqual(await criteria.partsOf({ q }), [
      { name: 'q.specialty', filters: { specialty: 'Pediatra' } },
      { name: 'q.place', filters: { state: 'SP', city: 'Campinas' } },
      { name: 'q.insurance', filters: { insurance: 'Unimed' } },
      { name: 'q.mode', filters: { teleconsulta: true } },
      { name: 'q.gender', filters: { gender: 'feminino' } },
      { name: 'q.language', filters: { language: 'libras' } },
      { name: 'q.accessibility', filters: { accessibility: 'sem_degraus' } },
      { name: 'q.text', filters: { q: 'joão' } },
    ])
    assert.deepEqual(await criteria.partsOf({ q: 'pediatra SP' }), [
      { name: 'q.specialty', filters: { specialty: 'Pediatra' } },
      { name: 'q.place', filters: { state: 'SP' } },
    ])
    assert.deepEqual(await criteria.partsOf({ q: 'crm sp 12345' }), [
      { name: 'q.license', filters: { q: 'CRM-SP 12345' } },
    ])
  })

  test('returns the search box as typed if nothing of it is understood', async ({ assert }) => {
    assert.deepEqual(await criteria.partsOf({ q: 'joão kowalski' }), [
      { name: 'q', filters: { q: 'joão kowalski' } },
    ])
  })

  test('leaves out what the search box says if a separate field says it', async ({ assert }) => {
    const q = 'pediatra mulher unimed campinas online libras cadeira de rodas'
    const filters: ProfessionalCriteria = {
      ...{ specialty: 'Dentista', insurance: 'Amil', gender: 'masculino', language: 'ingles' },
      ...{ accessibility: 'elevador', teleconsulta: true },
    }

    for (const where of [{ location: 'Santos' }, { state: 'SP' as const }, { city: 'Santos' }]) {
      const parts = await criteria.partsOf({ q, ...filters, ...where })
      assert.isEmpty(parts.filter(({ name }) => name.startsWith('q')))
    }
    const inPerson = await criteria.partsOf({ q: 'dentista online', presencial: true })
    assert.deepEqual(
      inPerson.map(({ name }) => name),
      ['q.specialty', 'presencial'],
    )
  })
})
