import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inProcessPublicApi, PageReads } from '#infrastructure/http/pages/in_process_public_api.ts'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { openBenchApp, startBenchServer } from '../data/bench_server.ts'

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
}
export type PageKind = keyof typeof SERVERS

export interface Serving {
  address: string
}

/** A process for one server: `serve.ts KIND DATABASE_URL CONNECTIONS [PAGE]` tells its parent the address and ends with it. */
const [, , kind = '', url = '', size = '', page = ''] = process.argv
const start = SERVERS[kind as PageKind]
process.once('disconnect', () => process.exit(0))
process.send?.({ address: await start(url, Number(size), page) } satisfies Serving)
