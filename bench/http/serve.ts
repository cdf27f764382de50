import { Ignitor } from '@adonisjs/core'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListedProfessional } from '#application/ports/professional_directory.ts'
import { inProcessPublicApi, PageReads } from '#infrastructure/http/pages/in_process_public_api.ts'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { readListed, selectListed } from '#infrastructure/database/professionals/listed_rows.ts'
import { adonisConfig, QuietAppProvider } from '#infrastructure/server/adonis_config.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { filteredPage } from '#search/postgres/pages/page_statement.ts'
import { openBenchApp, startBenchServer } from '../data/bench_server.ts'

/** Stands for the values of one request in the statement's list of values. */
const EXAMPLE = { specialty: '35', municipality: '3509502', state: 'SP', limit: '199' }

/** A first page of cards and its total by the very statement of our engine, prepared once. */
function openOneQuery(databaseUrl: string, connections: number) {
  const pool = openSearchPool({ url: databaseUrl, size: connections })
  const { text, parameters } = ourStatement()
  return {
    async page(address: string): Promise<ListedProfessional[]> {
      const query = new URL(address, 'http://bench.test').searchParams
      const values = parameters.map((name) => query.get(name) ?? '0')
      const { rows } = await pool.query<{ listed: string }>({ name: 'page', text, values })
      return readListed(rows[0]?.listed ?? '[]')
    },
    close: () => pool.end(),
  }
}

function ourStatement(): { text: string; parameters: string[] } {
  const municipality = Number(EXAMPLE.municipality)
  const criteria = { specialty: 'Técnico em Enfermagem', municipality, state: 'SP' } as const
  const place = { page: 1, limit: Number(EXAMPLE.limit), sort: { by: 'relevance' } } as const
  const { text, values } = filteredPage(
    { criteria, ...place, withRows: true },
    { select: selectListed, read: readListed },
  )
  const names = new Map(Object.entries(EXAMPLE).map(([name, value]) => [value, name]))
  return { text, parameters: values.map((value) => names.get(String(value)) ?? 'offset') }
}

/** `node:http` and one query, nothing else: what a page costs at the least. Returns its address. */
async function startBareServer(databaseUrl: string, connections: number): Promise<string> {
  const { page } = openOneQuery(databaseUrl, connections)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(await page(request.url ?? '/'))
    const type = { 'content-type': 'application/json; charset=utf-8' }
    response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(body) }).end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const APP_KEY = 'a-key-for-benchmarks-only-0123456789-0123456789'
const provider = async () => ({ default: QuietAppProvider })

/** AdonisJS as it comes, with one route that hands the same query's rows to its `response.json`. Returns its address. */
async function startFrameworkServer(databaseUrl: string, connections: number): Promise<string> {
  const { page } = openOneQuery(databaseUrl, connections)
  process.env['PORT'] = '0'
  process.env['HOST'] = '127.0.0.1'
  const ignitor = new Ignitor(new URL('.', import.meta.url), { importer: (path) => import(path) })
  ignitor.tap((app) => {
    app.rcContents({ providers: [{ file: provider, environment: ['web', 'test'] }] })
    app.useConfig(adonisConfig({ appKey: APP_KEY, logLevel: 'silent', trustProxy: () => false }))
    app.starting(async () => {
      const router = await app.container.make('router')
      router.get('/page', async ({ request, response }) => response.json(await page(request.url(true))))
    })
  })
  const server = createServer()
  await ignitor.httpServer().start((handler) => server.on('request', handler))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** `node:http` and `renderToString` of one page of ours, whose data is read once. */
async function startDocumentServer(databaseUrl: string, connections: number, page: string): Promise<string> {
  const entry = new URL('../../build/server/entry_server.js', import.meta.url).href
  const { preparePage } = (await import(entry)) as BuiltDocument
  const renderer = await builtPageRenderer(new URL('../../build/', import.meta.url))
  const { useCases } = await openBenchApp(databaseUrl, connections)
  const { draw } = await preparePage({
    url: `http://bench.test${page}`,
    api: inProcessPublicApi(useCases, new PageReads()),
    settings: SITE,
    assets: renderer.assets,
  })
  const server = createServer((_, response) => {
    const body = draw()
    const type = { 'content-type': 'text/html; charset=utf-8' }
    response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(body) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface BuiltDocument {
  preparePage(request: Parameters<PageRenderer['render']>[0]): Promise<{ draw(): string }>
}

const SITE = {
  brandName: 'Saúde Perto',
  appUrl: 'http://bench.test',
  supportEmail: 'ajuda@bench.test',
  salesWhatsapp: null,
  siteRating: null,
  keepsSeenPages: false,
}

const NOT_REMEMBERED = { PAGE_CACHE_MB: '0' }

const SERVERS = {
  rendered: async (url: string, connections: number) =>
    (await startBenchServer(url, connections, NOT_REMEMBERED)).url,
  remembered: async (url: string, connections: number) => (await startBenchServer(url, connections)).url,
  document: startDocumentServer,
  application: async (url: string, connections: number) => (await startBenchServer(url, connections)).url,
  bare: startBareServer,
  framework: startFrameworkServer,
}
export type PageKind = 'rendered' | 'remembered' | 'document'
export type Kind = Exclude<keyof typeof SERVERS, PageKind>

export interface Serving {
  address: string
}

/** A process for one server: `serve.ts KIND DATABASE_URL CONNECTIONS [PAGE]` tells its parent the address and ends with it. */
const [, , kind = '', url = '', size = '', page = ''] = process.argv
const start = SERVERS[kind as Kind | PageKind]
process.once('disconnect', () => process.exit(0))
process.send?.({ address: await start(url, Number(size), page) } satisfies Serving)
