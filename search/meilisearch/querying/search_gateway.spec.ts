import { createServer, type Server } from 'node:http'
import { test } from '@japa/runner'
import { SearchUnavailable } from '#application/ports/professional_search.ts'
import { NameVocabulary } from '#search/names/name_vocabulary.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { MeilisearchProfessionalSearch } from '../meilisearch_professional_search.ts'
import { SearchGateway, type EngineQuery } from './search_gateway.ts'

const ID = '0197f1a2-0000-4000-8000-000000000001'
/** As Meilisearch 1.50 answers, less the fields that we do not read. */
const PAGE = { indexUid: 'i', hits: [{ id: ID, municipalities: [3550308] }], query: '', processingTimeMs: 1 }
const NUMBERED = { ...PAGE, hitsPerPage: 5, page: 1, totalPages: 1, totalHits: 1 }
const REFUSAL = {
  message: 'The provided API key is invalid.',
  code: 'invalid_api_key',
  type: 'auth',
  link: 'https://docs.meilisearch.com/errors#invalid_api_key',
}

interface Sent {
  path: string | undefined
  authorization: string | undefined
  encoding: string | undefined
  queries: (EngineQuery & { indexUid: string })[]
}

test.group('calls to Meilisearch', (group) => {
  let server: Server
  let sent: Sent[] = []
  let answers: { status: number; body: string }[] = []
  group.setup(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { queries } = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Sent, 'queries'>
        const { authorization, 'accept-encoding': encoding } = request.headers
        sent.push({ path: request.url, authorization, encoding: String(encoding), queries })
        const { status, body } = answers.shift() ?? { status: 500, body: '' }
        // One call a connection: one that is kept may be closed just as the next call takes it.
        response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return () => void server.close()
  })
  group.each.setup(() => {
    sent = []
    answers = []
  })

  const gateway = () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return new SearchGateway({ url: `http://127.0.0.1:${port}`, key: 'secret', uid: 'professionals_1' })
  }
  const aSearch = () => {
    const vocabulary = new NameVocabulary()
    for (const word of ['ana', 'falcao']) vocabulary.add(word)
    return new MeilisearchProfessionalSearch({
      gateway: gateway(),
      municipalities: new InMemoryMunicipalityCatalogue(),
      vocabularyFor: async () => vocabulary,
      deadline: 10_000,
    })
  }
  const answer = (...results: object[]) => answers.push({ status: 200, body: JSON.stringify({ results }) })

  test('asks for a page by exact filters, with the key and uncompressed, and reads it', async ({
    assert,
  }) => {
    answer(NUMBERED)

    const hits = await aSearch().search({
      criteria: { specialty: 'Pediatra', state: 'SP' },
      sort: { by: 'relevance' },
      page: 1,
      limit: 5,
    })

    assert.deepEqual(hits, { ids: [ID], total: 1 })
    assert.deepInclude(sent[0], {
      path: '/multi-search',
      authorization: 'Bearer secret',
      encoding: 'identity',
    })
    assert.containSubset(sent[0]?.queries, [
      {
        indexUid: 'professionals_1',
        filter: ['specialty = "pediatra"', 'states = "SP"'],
        matchingStrategy: 'all',
        page: 1,
        hitsPerPage: 5,
      },
    ])
  })

  test('asks for a name by readings whose words are quoted', async ({ assert }) => {
    answer(NUMBERED, NUMBERED)
    answer(NUMBERED, NUMBERED, NUMBERED, NUMBERED)

    const criteria = { name: 'ana falc' }
    const hits = await aSearch().search({ criteria, sort: { by: 'relevance' }, page: 1, limit: 5 })

    assert.equal(hits.total, 4)
    assert.deepEqual(sent[0]?.queries[0]?.filter, [
      '(words IN ["ana"])',
      '(words IN ["falc"] OR words STARTS WITH "falc")',
    ])
    assert.lengthOf(sent[1]?.queries ?? [], 4)
  })

  test('reads counts, and groups that are absent', async ({ assert }) => {
    const counting = (facetDistribution: object) => ({
      ...NUMBERED,
      hits: [],
      totalHits: 7,
      facetDistribution,
    })
    answer(
      counting({}),
      counting({ presencial: { true: 5, false: 2 }, teleconsulta: {} }),
      counting({ feminine: { true: 4 } }),
      counting({ languages: { libras: 2, klingon: 1 } }),
      counting({ accessibility: {} }),
      counting({ specialty: { pediatra: 3, '': 1 } }),
      counting({ state: { SP: 4 } }),
      counting({ insurers: { '3': 2 } }),
    )

    const counts = await aSearch().countFacets({})

    assert.equal(counts.total, 7)
    assert.deepEqual([...counts.specialties], [['Pediatra', 3]])
    assert.deepEqual([...counts.insurers], [['Amil', 2]])
    assert.deepEqual([[...counts.languages], [...counts.accessibility]], [[['libras', 2]], []])
    assert.deepEqual([counts.presencial, counts.teleconsulta, counts.municipalities.size], [5, 0, 0])
  })

  const unusable: [string, number, string][] = [
    ['a refusal', 403, JSON.stringify(REFUSAL)],
    ['an error that is no JSON', 502, '<h1>Bad Gateway</h1>'],
    ['half a JSON', 200, '{"results":[{"hits":['],
    ['fewer answers than questions', 200, '{"results":[]}'],
    [
      'an id that is none',
      200,
      JSON.stringify({ results: [{ ...NUMBERED, hits: [{ id: 'x', municipalities: [1] }] }] }),
    ],
    ['a page without its total', 200, JSON.stringify({ results: [PAGE] })],
  ]
  for (const [what, status, body] of unusable) {
    test(`takes ${what} for an engine that cannot answer`, async ({ assert }) => {
      answers.push({ status, body })
      const asking = aSearch().search({ criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 5 })

      await assert.rejects(() => asking, SearchUnavailable)
    })
  }
})
