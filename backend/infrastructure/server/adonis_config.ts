import { randomUUID } from 'node:crypto'
import { defineConfig as defineEncryption, drivers } from '@adonisjs/core/encryption'
import { defineConfig as defineHttp } from '@adonisjs/core/http'
import { defineConfig as defineLogger } from '@adonisjs/core/logger'
import AppProvider from '@adonisjs/core/providers/app_provider'
import type { ApplicationService } from '@adonisjs/core/types'
import type { App } from '#infrastructure/composition/open_app.ts'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    saude: App
    'lucid.db': App['database']['lucid']
  }
}

interface ServerOptions {
  appKey: string
  logLevel: string
  /** Returns whether the address is one of our proxies. */
  trustProxy: (address: string, distance: number) => boolean
}

/** Returns what AdonisJS would read from its config folder, built from our settings. */
export function adonisConfig({ appKey, logLevel, trustProxy }: ServerOptions) {
  return {
    app: {
      http: defineHttp({
        generateRequestId: true,
        createRequestId: () => randomUUID(),
        allowMethodSpoofing: false,
        etag: false,
        trustProxy,
        useAsyncLocalStorage: false,
        qs: { parse: { comma: false, depth: 2, parameterLimit: 50, arrayLimit: 20 } },
      }),
    },
    encryption: defineEncryption({
      default: 'gcm',
      list: { gcm: drivers.aes256gcm({ id: 'gcm', keys: [appKey] }) },
    }),
    logger: defineLogger({
      default: 'app',
      loggers: { app: { enabled: logLevel !== 'silent', level: logLevel === 'silent' ? 'fatal' : logLevel } },
    }),
  }
}

/** The framework's own provider, without the files it writes for editor plugins during development. */
class QuietAppProvider extends AppProvider {
  override async ready(): Promise<void> {}
}

/** Gives the framework's packages our database connection, and closes ours with the application. */
class DatabaseProvider {
  readonly #adonis: ApplicationService

  constructor(adonis: ApplicationService) {
    this.#adonis = adonis
  }

  register(): void {
    this.#adonis.container.singleton(
      'lucid.db',
      async (resolver) => (await resolver.make('saude')).database.lucid,
    )
  }

  async shutdown(): Promise<void> {
    const app = await this.#adonis.container.make('saude')
    await app.close()
  }
}

/** AdonisJS loads only the two providers above, nothing by convention. `start_server.ts` adds the routes. */
export const rc = {
  typescript: true,
  providers: [
    { file: async () => ({ default: QuietAppProvider }), environment: ['web', 'test'] },
    { file: async () => ({ default: DatabaseProvider }), environment: ['web', 'test'] },
  ],
  preloads: [],
  commands: [],
  directories: {},
}
