import { Application } from '@adonisjs/core/app'
import { Emitter } from '@adonisjs/core/events'
import { Logger } from '@adonisjs/core/logger'
import { Database as Lucid } from '@adonisjs/lucid/database'
import type { Client } from 'pg'
import { Database } from './database.ts'
import { CONNECTING_LIMIT, connectionOf, type PoolSettings, watchOf } from './open_pool.ts'

export interface DatabaseSettings extends Partial<Pick<PoolSettings, 'name' | 'statementLimit' | 'say'>> {
  url: string
  /** Connections at most, for this process. */
  poolSize?: number
}

const here = new URL('.', import.meta.url)
/** That of the oldest that we work with: not asked for at every first connection, where no limit would hold. */
const VERSION = '15'

/** Opens a pool on PostgreSQL through Lucid, the same for the server, the terminal and the tests. Connects lazily. */
export function openDatabase({ poolSize = 10, ...given }: DatabaseSettings): Database {
  const settings = { name: 'saude-perto', size: poolSize, statementLimit: 5_000, ...given }
  const watch = watchOf(settings)
  const lucid = new Lucid(
    {
      connection: 'postgres',
      connections: {
        postgres: {
          client: 'pg',
          version: VERSION,
          connection: connectionOf(settings),
          pool: {
            min: 0,
            max: settings.size,
            acquireTimeoutMillis: CONNECTING_LIMIT,
            idleTimeoutMillis: 30_000,
            afterCreate(connection: Client, done: (error: null, connection: Client) => void) {
              watch.add(connection)
              done(null, connection)
            },
          },
          schemaGeneration: { enabled: false },
        },
      },
    },
    new Logger({ enabled: false }),
    new Emitter(new Application(here, { environment: 'console', importer: (path) => import(path) })),
  )
  return new Database(lucid, settings.url, watch)
}

/** A connection apart for those who ask whether all is well: it neither waits behind visitors nor for long. */
export function openHealthDatabase(url: string): Database {
  return openDatabase({ url, name: 'saude-perto-health', poolSize: 1, statementLimit: 1_000 })
}
