import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ApplicationService } from '@adonisjs/core/types'
import { Ignitor } from '@adonisjs/core'
import type { App } from '#infrastructure/composition/open_app.ts'
import type { Operation } from '#infrastructure/http/operation.ts'
import { RouteTable } from '#infrastructure/http/route_table.ts'
import { securityHeaders, preprocess, httpServer, type Handler } from './http_server.ts'
import rc from '../../../adonisrc.ts'
import { configOf } from './config_of.ts'
import { observeRequests, traced } from './observe_requests.ts'
import { withoutWorker } from './serve_files.ts'
import { builtScreens, ROOT, type Screens } from './screens.ts'

export interface RunningServer {
  /** http://localhost:PORT, with the actual port. */
  url: string
  /** Every route: `GET /api/professionals/:id`. */
  routes: readonly string[]
  /** The operations of the API. */
  operations: readonly Operation[]
  /** Writes a line to the log. */
  log(line: string): void
  /**
   * Lets running requests finish within 10 seconds, each the last of its connection, then closes the app. For `linger`
   * milliseconds open connections may send one more request, and are told that this process is draining.
   */
  stop(linger?: number): Promise<void>
}

const LAST_REQUESTS_LIMIT = 10_000
const BETWEEN_LOOKS = 50

/** Serves an opened app over HTTP: AdonisJS, its routes, the built client, compression. */
export async function startServer(app: App): Promise<RunningServer> {
  const { settings } = app
  const screens = settings.HOT ? await sourceScreens(settings) : await builtScreens()
  process.env['PORT'] = String(settings.PORT)
  process.env['HOST'] = settings.HOST
  const ignitor = new Ignitor(ROOT, { importer: (path) => import(path) })
  const leaving = new AbortController()
  const config = configOf(app)
  const headers = securityHeaders({
    https: app.http.site.appUrl.startsWith('https:'),
    hot: settings.HOT,
    inlineScripts: screens.renderer.inlineScripts,
  })
  const serveFiles = app.http.site.keepsSeenPages ? screens.serveFiles : withoutWorker(screens.serveFiles)
  const front = { serveFiles, headers, trustProxy: config.app.http.trustProxy }
  let application: ApplicationService | undefined
  let server: Server | undefined
  let table: RouteTable | undefined

  ignitor.tap((adonis) => {
    application = adonis
    adonis.rcContents(rc)
    adonis.useConfig(config)
    adonis.initiating(() => {
      adonis.container.bindValue('saude', app)
      adonis.container.bindValue('saude.renderer', screens.renderer)
    })
    adonis.starting(async () => {
      table = await adonis.container.make(RouteTable)
      await app.rememberPages()
      if (app.telemetry) observeRequests(await adonis.container.make('emitter'))
    })
  })
  const observed = (handler: Handler) => (settings.OTEL_EXPORTER_OTLP_ENDPOINT ? traced(handler) : handler)
  await ignitor.httpServer().start((handler) => {
    server = httpServer({ handler: preprocess(observed(handler), front), headers, leaving: leaving.signal })
    return server
  })
  const logger = await application?.container.make('logger')
  return {
    url: addressOf(server),
    routes: table?.list() ?? [],
    operations: table?.operations ?? [],
    log: (line) => logger?.info(line),
    async stop(linger = 0) {
      app.useCases.checkReadiness.drain()
      leaving.abort()
      void app.worker.stop()
      const deadline = setTimeout(() => server?.closeAllConnections(), LAST_REQUESTS_LIMIT)
      if (server) await allGone(server, linger)
      await screens.close()
      await application?.terminate()
      clearTimeout(deadline)
    },
  }
}

async function sourceScreens({ DATA_DIR: dataDir, HOST: host }: App['settings']): Promise<Screens> {
  const { hotScreens } = await import('./vite_screens.ts')
  return hotScreens({ dataDir, host })
}

/** Resolves once all connections are closed, or after `linger`. */
async function allGone(server: Server, linger: number): Promise<void> {
  const end = performance.now() + linger
  while (performance.now() < end && (await connectionsOf(server)) > 0) await pause(BETWEEN_LOOKS)
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))()

function addressOf(server: Server | undefined): string {
  const address = server?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
