import { configProvider } from '@adonisjs/core'
import type { ApplicationService, ContainerBindings } from '@adonisjs/core/types'
import { Database } from '@adonisjs/lucid/database'
import type { App } from '#infrastructure/composition/open_app.ts'
import { apiRoutes } from '#infrastructure/http/api_routes.ts'
import { healthRoutes } from '#infrastructure/http/health/routes.ts'
import { openApiRoutes } from '#infrastructure/http/openapi/routes.ts'
import type { PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import { pageRoutes } from '#infrastructure/http/pages/routes.ts'
import { RouteTable } from '#infrastructure/http/route_table.ts'
import { seoRoutes } from '#infrastructure/http/seo/routes.ts'
import { RequestAuth } from '#infrastructure/http/session/request_auth.ts'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    saude: App
    'saude.renderer': PageRenderer
    'lucid.db': Database
  }
}

/** Gives the framework the opened app (`saude`) and adds all routes; closes the app with the framework. */
export default class SiteProvider {
  readonly #adonis: ApplicationService

  constructor(adonis: ApplicationService) {
    this.#adonis = adonis
  }

  register(): void {
    const { container } = this.#adonis
    container.singleton(RequestAuth, async (resolver) => (await resolver.make('saude')).http.auth)
    container.singleton('session.config', async () => {
      const defined = this.#adonis.config.get('session')
      const config = await configProvider.resolve<ContainerBindings['session.config']>(this.#adonis, defined)
      if (!config) throw new Error('backend/config/session.ts defines no configuration.')
      return config
    })
    container.singleton(Database, async (resolver) => (await resolver.make('saude')).database.lucid)
    container.alias('lucid.db', Database)
    container.singleton(RouteTable, async (resolver) => {
      const { http } = await resolver.make('saude')
      return new RouteTable(await resolver.make('router'), http)
    })
  }

  /** The routes of the API come first, those of the screens last. */
  async start(): Promise<void> {
    const { container } = this.#adonis
    const server = await container.make('server')
    const router = await container.make('router')
    const { http } = await container.make('saude')
    server.errorHandler(() => import('#infrastructure/http/exception_handler.ts'))
    server.use([() => import('#infrastructure/http/middleware/every_request.ts')])
    const routes: RouteTable = await container.make(RouteTable)
    healthRoutes(routes, http)
    apiRoutes(routes, http)
    openApiRoutes(routes, http)
    seoRoutes(routes, http)
    routes.refuseTheRest()
    const renderer = await container.make('saude.renderer')
    pageRoutes(router, http, { renderer, limitReads: routes.limitReads })
  }

  async shutdown(): Promise<void> {
    const app = await this.#adonis.container.make('saude')
    await app.close()
  }
}
