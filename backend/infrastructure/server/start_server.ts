import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ApplicationService } from '@adonisjs/core/types'
import { Ignitor } from '@adonisjs/core'
import compression from 'compression'
import type { House } from '#infrastructure/composition/open_house.ts'
import { adonisConfig } from './adonis_config.ts'
import { builtScreens, type Screens } from './screens.ts'
import { rc } from './rc.ts'
import { readableAddress } from './readable_address.ts'
import { wireHttp } from './wire_http.ts'

export interface RunningServer {
  /** http://localhost:PORT, with the port it really has. */
  url: string
  /** Every address that was wired: `GET /api/professionals/:id`. */
  routes: readonly string[]
  /** Lets running requests finish within 10 seconds, each the last of its connection, then closes the house. */
  stop(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const HEADERS_LIMIT = 10_000
const REQUEST_LIMIT = 30_000
const LAST_REQUESTS_LIMIT = 10_000

/** Opens the doors of a house that is ready: AdonisJS, its routes, the built client, compression. */
export async function startServer(house: House): Promise<RunningServer> {
  const { settings } = house
  const screens = settings.HOT ? await (await import('./hot_screens.ts')).hotScreens() : await builtScreens()
  process.env['PORT'] = String(settings.PORT)
  process.env['HOST'] = settings.HOST
  const ignitor = new Ignitor(new URL('.', import.meta.url), { importer: (path) => import(path) })
  const leaving = new AbortController()
  let application: ApplicationService | undefined
  let server: Server | undefined
  let routes: readonly string[] = []

  ignitor.tap((app) => {
    application = app
    app.rcContents(rc)
    app.useConfig(
      adonisConfig({
        appKey: house.appKey,
        logLevel: settings.LOG_LEVEL,
        trustedProxies: settings.TRUSTED_PROXIES,
      }),
    )
    app.initiating(() => app.container.bindValue('house', house))
    app.starting(async () => {
      routes = (await wireHttp(app, house, screens.renderer)).list()
    })
  })
  await ignitor.httpServer().start((handler) => {
    server = createServer({ maxHeaderSize: 16_384 }, withFront(handler, screens, leaving.signal))
    server.headersTimeout = HEADERS_LIMIT
    server.requestTimeout = REQUEST_LIMIT
    server.keepAliveTimeout = 65_000
    return server
  })
  return {
    url: addressOf(server),
    routes,
    async stop() {
      house.useCases.checkReadiness.drain()
      leaving.abort()
      const deadline = setTimeout(() => server?.closeAllConnections(), LAST_REQUESTS_LIMIT)
      await screens.close()
      await application?.terminate()
      clearTimeout(deadline)
    },
  }
}

function withFront(handler: Handler, { serveFiles }: Screens, leaving: AbortSignal): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  const sayFarewell = farewells(leaving)
  return (request, response) => {
    request.url = readableAddress(request.url ?? '/')
    sayFarewell(response)
    const answer = () => serveFiles(request, response, () => handler(request, response))
    if (request.headers['accept-encoding']) compress(request, response, answer)
    else answer()
  }
}

/** Once `leaving`, every answer, also to whoever was asking by then, asks its client to come back by another connection. */
function farewells(leaving: AbortSignal): (response: ServerResponse) => void {
  const unanswered = new Set<ServerResponse>()
  leaving.addEventListener('abort', () => unanswered.forEach(bidFarewell))
  return (response) => {
    if (leaving.aborted) return bidFarewell(response)
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  }
}

function bidFarewell(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function addressOf(server: Server | undefined): string {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
