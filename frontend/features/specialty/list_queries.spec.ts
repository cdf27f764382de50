import { test } from '@japa/runner'
import { QueryClient } from '@tanstack/react-query'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'
import { lastPage, listLoader } from './list_queries.ts'
import { anApi, facets, reading } from './testing/a_list.ts'

test.group('The pages of a list', () => {
  test('are one where there is nobody', ({ assert }) => {
    assert.equal(lastPage(0), 1)
  })

  test('hold 24 each', ({ assert }) => {
    assert.deepEqual([24, 25, 48, 49].map(lastPage), [1, 2, 2, 3])
  })

  test('end where the API ends', ({ assert }) => {
    assert.equal(lastPage(400_000), 1_000)
  })
})

interface Answered {
  status: number
  location: string | null
}

async function load(path: string, answers: Partial<PublicApi> = {}): Promise<Answered> {
  const [, , slug = '', city] = new URL(path, 'https://saude.example').pathname.split('/')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const loader = listLoader({ api: anApi(answers), queryClient }, { waits: true })
  const request = new Request(new URL(path, 'https://saude.example'))
  const answer = await loader({ request, params: { slug, ...(city && { city }) } })
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') }
  return { status: answer?.init?.status ?? 200, location: null }
}

const found = (total: number): Partial<PublicApi> => ({
  listProfessionals: async () => ({ professionals: [], total }),
  countFacets: async () => facets({ cities: [{ city: 'Campinas', state: 'SP', count: 3 }] }),
  interpretQuery: async () => reading(),
})

test.group('The loader of a specialty', () => {
  test('answers 404 for an unknown specialty without requests', async ({ assert }) => {
    for (const slug of ['admin', 'administrador', 'feiticeiro']) {
      assert.equal((await load(`/especialidades/${slug}`)).status, 404, slug)
    }
  })

  test('answers 404 for a segment that names no city and state', async ({ assert }) => {
    assert.equal((await load('/especialidades/cardiologista/campinas')).status, 404)
  })

  test('requests everyone of the specialty in the state, including free ones', async ({ assert }) => {
    const asked: ProfessionalQueryInput[] = []
    await load('/especialidades/cardiologista?state=SP&page=2', {
      ...found(40),
      listProfessionals: async (query) => {
        asked.push(query)
        return { professionals: [], total: 40 }
      },
    })

    assert.deepEqual(asked, [
      { specialty: 'Cardiologista', state: 'SP', include: 'details', limit: '24', page: '2' },
    ])
  })

  test('finds a city with professionals without the catalogue', async ({ assert }) => {
    const answers = { ...found(3), interpretQuery: () => Promise.reject(new Error('asked')) }

    assert.equal((await load('/especialidades/cardiologista/campinas-sp', answers)).status, 200)
  })

  test('finds an empty city in the catalogue', async ({ assert }) => {
    const answers = { ...found(0), interpretQuery: async () => reading({ city: 'Santos', state: 'SP' }) }

    assert.equal((await load('/especialidades/cardiologista/santos-sp', answers)).status, 200)
  })

  test('answers 404 for another spelling of a city', async ({ assert }) => {
    const answers = { ...found(0), interpretQuery: async () => reading({ city: 'Santos', state: 'SP' }) }

    assert.equal((await load('/especialidades/cardiologista/santoss-sp', answers)).status, 404)
  })

  test('redirects beyond the end to the last page', async ({ assert }) => {
    const { status, location } = await load('/especialidades/cardiologista?state=SP&page=9', found(25))

    assert.equal(status, 302)
    assert.equal(location, '/especialidades/cardiologista?state=SP&page=2')
  })

  test('redirects a city chosen without JavaScript to its page', async ({ assert }) => {
    const answers = { interpretQuery: async () => reading({ city: 'Campinas', state: 'SP' }) }
    const { location } = await load('/especialidades/cardiologista?state=SP&city=Campinas', answers)

    assert.equal(location, '/especialidades/cardiologista/campinas-sp')
  })

  test('drops a city of another state', async ({ assert }) => {
    const answers = { interpretQuery: async () => reading({ city: 'Campinas', state: 'SP' }) }
    const { location } = await load('/especialidades/cardiologista?state=RJ&city=Campinas', answers)

    assert.equal(location, '/especialidades/cardiologista?state=RJ')
  })

  test('fails if the list cannot be read', async ({ assert }) => {
    const answers = { ...found(1), listProfessionals: () => Promise.reject(new Error('away')) }

    await assert.rejects(() => load('/especialidades/cardiologista', answers), 'away')
  })
})
