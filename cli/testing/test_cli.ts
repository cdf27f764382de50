import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#infrastructure/database/database.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { runSaudeWarm, type SaudeOptions, type SaudeRun } from './run_saude.ts'

export interface TestCli {
  database: Database
  folder: string
  appKey: string
  /** Runs the real program, without a terminal, on this database and in this folder, in a warm process where it may. */
  saude(words: string | readonly string[], input?: string, env?: Record<string, string>): Promise<SaudeRun>
  /** The same at a terminal, if `script` is available. */
  saudeAtTerminal(words: string, input?: string, env?: NodeJS.ProcessEnv): Promise<SaudeRun>
  /** The same in a subfolder. */
  saudeIn(below: string, words: string): Promise<SaudeRun>
  /** The same, asked to stop once it prints `stopAt`. */
  saudeUntil(words: string, stopAt: string): Promise<SaudeRun>
  /** The same, with something happening meanwhile. */
  saudeWhile(words: readonly string[], meanwhile: SaudeOptions['meanwhile']): Promise<SaudeRun>
  write(name: string, text: string): Promise<void>
  read(name: string): Promise<string>
  /** Over every row of every table, the job queue's included. */
  checksum(): Promise<string>
  close(): Promise<void>
}

/** Opens an own database and folder for one file of tests. */
export async function openTestCli(): Promise<TestCli> {
  const { database, applicationUrl, drop } = await freshDatabase(2)
  const folder = await mkdtemp(join(tmpdir(), 'saude-cli-'))
  const appKey = 'k'.repeat(40)
  const settings = {
    DATABASE_URL: applicationUrl,
    DATABASE_OWNER_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    APP_KEY: appKey,
    NODE_ENV: 'test',
    PASSWORD_COST: '4',
  }
  const run = (words: readonly string[], options: SaudeOptions) =>
    runSaudeWarm(words, { cwd: folder, ...options })
  return {
    database,
    folder,
    appKey,
    saude: (words, input, env = {}) =>
      run(typeof words === 'string' ? words.split(' ') : words, { input, env: { ...settings, ...env } }),
    saudeAtTerminal: (words, input, env = {}) =>
      run(words.split(' '), { input, atTerminal: true, env: { ...settings, ...env } }),
    saudeIn: (below, words) => run(words.split(' '), { cwd: join(folder, below), env: settings }),
    saudeUntil: (words, stopAt) => run(words.split(' '), { stopAt, env: settings }),
    saudeWhile: (words, meanwhile) => run(words, { meanwhile, env: settings }),
    write: (name, text) => writeFile(join(folder, name), text),
    read: (name) => readFile(join(folder, name), 'utf8'),
    checksum: () => checksumOf(database),
    async close() {
      await drop()
      await rm(folder, { recursive: true })
    },
  }
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') order by 1`

async function checksumOf(database: Database): Promise<string> {
  const tables = await database.rows<{ name: string }>(TABLES)
  const sums: string[] = []
  for (const { name } of tables) {
    const row = await database.row<{ sum: string }>(
      `select md5(coalesce(string_agg(row::text, '' order by row::text), '')) as sum from ${name} as row`,
    )
    sums.push(`${name} ${row?.sum ?? ''}`)
  }
  return sums.join('\n')
}
