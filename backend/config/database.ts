import { defineConfig } from '@adonisjs/lucid'
import type { PostgreConfig } from '@adonisjs/lucid/types/database'

/** The oldest supported version; stated, since asking for it at each first connection would have no timeout. */
const VERSION = '15'

/** Lucid's configuration, for server, terminal and tests alike, from what `open_database.ts` works out. */
export const databaseConfig = (own: Pick<PostgreConfig, 'connection' | 'pool'>) =>
  defineConfig({
    connection: 'postgres',
    connections: {
      postgres: {
        ...own,
        client: 'pg',
        version: VERSION,
        schemaGeneration: { enabled: false },
      },
    },
  })
