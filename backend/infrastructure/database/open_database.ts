import { Application } from '@adonisjs/core/app'
import { Emitter } from '@adonisjs/core/events'
import { Logger } from '@adonisjs/core/logger'
import { Database as Lucid } from '@adonisjs/lucid/database'
import { Database } from './database.ts'

export interface DatabaseSettings {
  url: string
  /** Connections at most, for this process. */
  poolSize?: number
}

const here = new URL('.', import.meta.url)
const STATEMENT_TIMEOUT = 5_000
const POOL_WAIT = 2_000

const pool = (size: number) => ({
  min: 0,
  max: size,
  acquireTimeoutMillis: POOL_WAIT,
  idleTimeoutMillis: 30_000,
})

const connection = (connectionString: string) => ({
  connectionString,
  application_name: 'saude-perto',
  statement_timeout: STATEMENT_TIMEOUT,
})

/** Opens a pool on PostgreSQL through Lucid, the same for the server, the terminal and the tests. Connects lazily. */
export function openDatabase({ url, poolSize = 10 }: DatabaseSettings): Database {
  const app = new Application(here, { environment: 'console', importer: (path) => import(path) })
  const lucid = new Lucid(
    {
      connection: 'postgres',
      connections: {
        postgres: {
          client: 'pg',
          connection: connection(url),
          pool: pool(poolSize),
          migrations: { paths: ['migrations'], naturalSort: true, tableName: 'schema_migrations' },
          schemaGeneration: { enabled: false },
        },
      },
    },
    new Logger({ enabled: false }),
    new Emitter(app),
  )
  return new Database(lucid, app, url)
}
