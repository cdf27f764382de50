import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type ApplicationService } from '@adonisjs/core/types'
import { Ignitor } from '@adonisjs/core'
import compression from 'compression'
import type { House } from '#infrastructure/composition/open_house.ts'
import { adonisConfig } from './adonis_config.ts'
import { pageRendererOf } from './page_renderer.ts'
import { rc } from './rc.ts'
import { serveBuiltFiles } from './serve_built_files.ts'
import { wireHttp } from './wire_http.ts'

export interface RunningServer {
  /** http://localhost:PORT, with the port it really has. */
  url: string
  /** Lets running requests finish, then closes the house. */
  stop(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const HEADERS_LIMIT = 10_000
const REQUEST_LIMIT = 30_000

/** Opens the doors of a house that is ready: AdonisJS, its routes, the built client, compression. */
export async function startServer(house: House): Promise<RunningServer> {
  const { settings } = house
  process.env['PORT'] = String(settings.PORT)
  process.env['HOST'] = settings.HOST
  const ignitor = new Ignitor(new URL('.', import.meta.url), { importer: (path) => import(path) })
  let application: ApplicationService | undefined
  let server: Server | undefined

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
    app.starting(async () => wireHttp(app, house, await pageRendererOf(house)))
  })
  await ignitor.httpServer().start((handler) => {
    server = createServer({ maxHeaderSize: 16_384 }, withFront(handler, house))
    server.headersTimeout = HEADERS_LIMIT
    server.requestTimeout = REQUEST_LIMIT
    server.keepAliveTimeout = 65_000
    return server
  })
  return { url: addressOf(server), stop: async () => application?.terminate() }
}

function withFront(handler: Handler, house: House): Handler {
  const compress = compression({ threshold: 1_024 }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  const files = serveBuiltFiles(house)
  return (request, response) =>
    compress(request, response, () => files(request, response, () => handler(request, response)))
}

function addressOf(server: Server | undefined): string {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
