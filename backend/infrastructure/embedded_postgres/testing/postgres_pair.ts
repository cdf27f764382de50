import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { appDatabase } from '../app_database.ts'
import { prepareClusterFolder, type ClusterFolder } from '../cluster/cluster_folder.ts'
import { createCluster, SUPERUSER } from '../start_embedded_postgres.ts'
import { freePort, readPostmaster, removeLeftoverPidFile } from '../server/postmaster.ts'
import { serverAccount, serverBinaries } from '../server/server_control.ts'
import { makeFolder } from '../../system/durable_file.ts'
import { type Account, runProgram } from '../system/run_program.ts'

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB']
const UNSAFE = ['fsync=off', 'full_page_writes=off']
const SECONDS_TO_STOP = '60'

/** A PostgreSQL server, primary or standby, from our own binaries. */
export class PairedServer {
  readonly name: string
  readonly port: number
  readonly #folder: ClusterFolder
  readonly #binaries: string
  readonly #account: Account | undefined
  readonly #password: string
  readonly #settings: readonly string[]

  constructor(given: PairedSettings) {
    this.name = given.name
    this.port = given.port
    this.#folder = given.folder
    this.#binaries = given.binaries
    this.#account = given.account
    this.#password = given.password
    this.#settings = [...SETTINGS, `port=${given.port}`, ...(given.isEphemeral ? UNSAFE : [])]
  }

  /** A superuser's URL. */
  urlOf(database: string): string {
    return `postgres://${SUPERUSER}:${this.#password}@127.0.0.1:${this.port}/${database}`
  }

  async start(): Promise<void> {
    removeLeftoverPidFile(this.#folder.data)
    const options = this.#settings.map((setting) => `-c ${setting}`).join(' ')
    await this.#pgCtl('start', '-l', this.#folder.serverLog, '-o', options)
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (!readPostmaster(this.#folder.data)) return
    await this.signal('SIGCONT')
    await this.#pgCtl('stop', '-m', mode)
  }

  /** Signals the postmaster and all its processes, like a machine that dies or freezes. */
  async signal(signal: NodeJS.Signals): Promise<void> {
    const pid = readPostmaster(this.#folder.data)?.pid
    if (!pid) return
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    for (const each of [pid, ...children.split(' ').filter(Boolean).map(Number)]) send(each, signal)
  }

  async promote(): Promise<void> {
    await this.#pgCtl('promote')
  }

  /** Discards its data, copies `leader` while it runs, and follows it: the low-level backup of PostgreSQL's manual. */
  async follow(leader: PairedServer): Promise<void> {
    await this.stop()
    await rm(this.#folder.data, { recursive: true, force: true })
    const slot = `slot_${this.name}`
    await leader.#ask(async (client) => {
      const made = await client.query('select from pg_replication_slots where slot_name = $1', [slot])
      if (made.rowCount === 0)
        await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
      await client.query(`select pg_backup_start('pair', true)`)
      await this.#shell('cp -R "$1" "$2" 2>&1; rm -rf "$2"/postmaster.* "$2"/pg_replslot/* "$2"/pg_wal/0*', [
        leader.#folder.data,
        this.#folder.data,
      ])
      const { rows } = await client.query<{ label: string }>(
        'select labelfile as label from pg_backup_stop()',
      )
      await this.#write('backup_label', rows[0]?.label ?? '')
    })
    const from = `host=127.0.0.1 port=${leader.port} user=${SUPERUSER} password=${leader.#password} application_name=${this.name}`
    await this.#write('standby.signal', '')
    await this.#write('postgresql.auto.conf', `primary_conninfo = '${from}'\nprimary_slot_name = '${slot}'\n`)
    await this.start()
  }

  /** Runs a statement as superuser. */
  run(sql: string): Promise<void> {
    return this.#ask(async (client) => void (await client.query(sql)))
  }

  /** From now on commits wait for these standbys; an empty text for none. */
  async waitForStandbys(names: string): Promise<void> {
    await this.run(`alter system set synchronous_standby_names = '${names}'`)
    await this.run('select pg_reload_conf()')
  }

  /** Resolves once a standby has replayed all that is committed here. */
  async untilReplayed(): Promise<void> {
    await this.#ask(async (client) => {
      const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
      const replayed = () =>
        client.query('select from pg_stat_replication where replay_lsn >= $1', [rows[0]?.lsn])
      while ((await replayed()).rowCount === 0);
    })
  }

  async #ask(work: (client: Client) => Promise<void>): Promise<void> {
    const client = new Client({ connectionString: this.urlOf('postgres') })
    await client.connect()
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }

  async #pgCtl(...args: string[]): Promise<void> {
    const { succeeded, output } = await this.#program(join(this.#binaries, 'pg_ctl'), [
      ...[...args, '-D', this.#folder.data, '-w', '-t', SECONDS_TO_STOP],
    ])
    if (succeeded) return
    const log = await readFile(this.#folder.serverLog, 'utf8').catch(() => '')
    throw new Error(`${output}\n${log.split('\n').slice(-12).join('\n')}`)
  }

  #shell(script: string, args: readonly string[]) {
    return this.#program('/bin/sh', ['-c', script, 'sh', ...args])
  }

  #program(program: string, args: string[], input = '') {
    return runProgram({ program, args, input, cwd: this.#folder.home, account: this.#account })
  }

  async #write(file: string, content: string): Promise<void> {
    const path = join(this.#folder.data, file)
    await this.#program('/bin/sh', ['-c', 'cat > "$1"', 'sh', path], content)
  }
}

interface PairedSettings {
  name: string
  port: number
  folder: ClusterFolder
  binaries: string
  account: Account | undefined
  password: string
  isEphemeral: boolean
}

/** An ended process needs no signal. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

export interface PostgresPair {
  primary: PairedServer
  standby: PairedServer
  /** The primary's URLs, for the tables' owner and for the application. */
  ownerUrl: string
  applicationUrl: string
  close(): Promise<void>
}

/** Starts two servers in `folder`; the second follows the first. */
export async function startPair(folder: string, { isEphemeral = true } = {}): Promise<PostgresPair> {
  const home = (name: string) => join(folder, name)
  const account = serverAccount(home('one'))
  const binaries = await serverBinaries(account)
  const prepare = async (name: string) => {
    await makeFolder(home(name))
    return prepareClusterFolder(home(name), account, () => {})
  }
  const [one, two] = [await prepare('one'), await prepare('two')]
  await createCluster(one, binaries, account)
  const password = (await readFile(one.password, 'utf8')).trim()
  const serverIn = async (name: string, its: ClusterFolder) =>
    new PairedServer({
      ...{ name, folder: its, port: await freePort(0) },
      ...{ binaries, account, password, isEphemeral },
    })
  const primary = await serverIn('one', one)
  const standby = await serverIn('two', two)
  const close = async () => {
    for (const server of [standby, primary]) await server.stop('immediate')
    for (const its of [one, two]) await rm(its.home, { recursive: true, force: true })
  }
  try {
    await primary.start()
    const { connectionUrl, applicationUrl } = await appDatabase(new URL(primary.urlOf('postgres')))
    await standby.follow(primary)
    return { primary, standby, ownerUrl: connectionUrl, applicationUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
