import { randomUUID } from 'node:crypto'
import { defineConfig as defineEncryption, drivers } from '@adonisjs/core/encryption'
import { defineConfig as defineHttp } from '@adonisjs/core/http'
import { defineConfig as defineLogger } from '@adonisjs/core/logger'

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

/** AdonisJS loads only the two providers below, nothing by convention. `start_server.ts` adds the routes. */
export const rc = {
  typescript: true,
  providers: [
    { file: () => import('./providers/quiet_app_provider.ts'), environment: ['web', 'test'] },
    { file: () => import('./providers/app_provider.ts'), environment: ['web', 'test'] },
  ],
  preloads: [],
  commands: [],
  directories: {},
}
