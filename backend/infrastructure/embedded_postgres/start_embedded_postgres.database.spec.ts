import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Client } from 'pg'
import { clusterFolder } from './cluster/cluster_folder.ts'
import { readPostmaster } from './server/postmaster.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start_embedded_postgres.ts'
import { AnotherProcess } from './testing/another_process.ts'

const isRoot = process.getuid?.() === 0

test.group('Embedded PostgreSQL, from an empty folder', (group) => {
  let dataDir: string

  group.tap((each) => each.timeout(300_000))
  group.each.setup(() => {
    dataDir = newDataDir()
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  const start = (options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, ephemeral: true, log: () => undefined, ...options })
  const serverPid = (): number | undefined => readPostmaster(clusterFolder(dataDir).data)?.pid

  test('creates an empty database once and finds it again', async ({ assert }) => {
    const first = await start()
    await run(first.connectionUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.release()

    const second = await start()

    assert.isTrue(first.isFresh)
    assert.isFalse(second.isFresh)
    assert.deepEqual(await run(second.connectionUrl, 'SELECT answer FROM kept'), [{ answer: 42 }])
    await second.release()
  })

  test('does not block while starting, and is silent if one runs', async ({ assert }) => {
    const seen: string[] = []
    const onLaunch = () => void seen.push('starts')

    const first = await start({ onLaunch })
    seen.push('serves')
    const second = await start({ onLaunch })
    seen.push('serves already')

    assert.deepEqual(seen, ['starts', 'serves', 'serves already'])
    await Promise.all([first.release(), second.release()])
  })

  test('serves two processes that start together from one server', async ({ assert }) => {
    const [one, other] = await Promise.all([AnotherProcess.using(dataDir), AnotherProcess.using(dataDir)])

    assert.equal(one.url, other.url)
    assert.notEqual(one.isFresh, other.isFresh)
    await Promise.all([one.releases(), other.releases()])
    assert.isUndefined(serverPid())
  })

  test('takes over the lock of a process that died', async ({ assert }) => {
    writeFileSync(join(dataDir, 'postgres.lock'), String(spawnSync(process.execPath, ['--version']).pid))

    const postgres = await start()

    assert.lengthOf(await run(postgres.connectionUrl, 'SELECT 1'), 1)
    await postgres.release()
  })

  test('says what to do when the data folder cannot be made', async ({ assert }) => {
    const blocked = join(dataDir, 'file')
    writeFileSync(blocked, '')

    await assert.rejects(() => start({ dataDir: join(blocked, 'data') }), /escolha outra em DATA_DIR/)
  })

  test('keeps the data elsewhere when its account cannot pass through a folder of root', async ({
    assert,
  }) => {
    const closed = join(dataDir, 'closed')
    mkdirSync(closed, { mode: 0o700 })

    const postgres = await start({ dataDir: closed })
    const { home } = clusterFolder(closed)

    assert.isTrue(home.startsWith('/var/lib/saude-perto/cluster-'))
    assert.lengthOf(await run(postgres.connectionUrl, 'SELECT 1'), 1)
    await postgres.release()
    rmSync(home, { recursive: true })
  }).skip(!isRoot, 'only root meets this')
})

test.group('Embedded PostgreSQL, when processes come, go and die', (group) => {
  let made: string
  let dataDir: string

  group.tap((each) => each.timeout(300_000))
  group.setup(async () => {
    made = newDataDir()
    await (await startEmbeddedPostgres({ dataDir: made, ephemeral: true, log: () => undefined })).release()
    return () => rmSync(made, { recursive: true, force: true })
  })
  group.each.setup(() => {
    dataDir = newDataDir()
    execFileSync('cp', ['-a', `${made}/.`, dataDir])
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  const start = (options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, ephemeral: true, log: () => undefined, ...options })
  const serverPid = (): number | undefined => readPostmaster(clusterFolder(dataDir).data)?.pid

  test('stops the server only when the last process leaves', async ({ assert }) => {
    const own = await start()
    const other = await AnotherProcess.using(dataDir)

    await own.release()
    assert.lengthOf(await run(other.url, 'SELECT 1'), 1)

    await other.releases()
    assert.isUndefined(serverPid())
  })

  test('takes over the server that a killed process left behind, and stops it', async ({ assert }) => {
    const killed = await AnotherProcess.using(dataDir)
    const abandoned = serverPid()
    await killed.isKilled()

    const postgres = await start()

    assert.isDefined(abandoned)
    assert.equal(serverPid(), abandoned)
    await postgres.release()
    assert.isUndefined(serverPid())
  })

  test('stops the server when a process exits without releasing it', async ({ assert }) => {
    const careless = await AnotherProcess.using(dataDir)

    await careless.exitsWithoutReleasing()

    assert.isUndefined(serverPid())
  })

  test('survives the death of the server itself, with its data', async ({ assert }) => {
    const first = await start({ ephemeral: false })
    await run(first.connectionUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
    process.kill(serverPid() ?? 0, 'SIGKILL')
    await first.release()

    const second = await start()

    assert.deepEqual(await run(second.connectionUrl, 'SELECT answer FROM kept'), [{ answer: 42 }])
    await second.release()
  })

  test('restarts on the same port with all data, from any process', async ({ assert }) => {
    const own = await start({ ephemeral: false })
    const other = await AnotherProcess.using(dataDir)
    await run(own.connectionUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const said: string[] = []

    for (const leavesAfter of [() => other.isKilled(), async () => undefined]) {
      process.kill(serverPid() ?? 0, 'SIGKILL')
      const third = await start({ log: (line) => said.push(line) })

      assert.equal(third.connectionUrl, own.connectionUrl)
      assert.deepEqual(await runOnceBack(own.applicationUrl, 'SELECT 1 AS one'), [{ one: 1 }])
      assert.deepEqual(await run(own.connectionUrl, 'SELECT answer FROM kept'), [{ answer: 42 }])
      await third.release()
      await leavesAfter()
    }
    process.kill(serverPid() ?? 0, 'SIGKILL')
    assert.deepEqual(await runOnceBack(own.connectionUrl, 'SELECT answer FROM kept'), [{ answer: 42 }])
    await own.release()
    assert.isUndefined(serverPid())
  })

  test('waits for its port when another program uses it, and says so', async ({ assert }) => {
    const said: string[] = []
    const own = await start({ log: (line) => said.push(line) })
    const port = Number(new URL(own.connectionUrl).port)
    process.kill(serverPid() ?? 0, 'SIGKILL')
    const thief = createServer()
    do await listens(thief, port)
    while (!thief.listening)

    await assert.rejects(() => start(), new RegExp(`A porta ${port} .* está com outro programa`))
    while (!said.some((line) => line.includes(`A porta ${port} `))) await nextTurn()
    thief.close()

    assert.deepEqual(await runOnceBack(own.connectionUrl, 'SELECT 1 AS one'), [{ one: 1 }])
    await own.release()
  })

  test('replaces a lost password, for the application too', async ({ assert }) => {
    const first = await start()
    await run(first.connectionUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.release()
    writeFileSync(clusterFolder(dataDir).password, '')

    const second = await start()

    assert.notEqual(second.connectionUrl, first.connectionUrl)
    assert.deepEqual(await run(second.connectionUrl, 'SELECT answer FROM kept'), [{ answer: 42 }])
    assert.lengthOf(await run(second.applicationUrl, 'SELECT 1'), 1)
    rmSync(clusterFolder(dataDir).password)
    await assert.rejects(() => start(), /sumiu ou está vazia\. Encerre todos os processos/)
    await second.release()
  })

  test('ignores a pid file whose number belongs to another program', async ({ assert }) => {
    await (await start()).release()
    const { data } = clusterFolder(dataDir)
    writeFileSync(
      join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n1\n54329\n\n127.0.0.1\n 1 1\nready   \n`,
    )

    const postgres = await start()

    assert.notEqual(serverPid(), process.pid)
    await postgres.release()
  })
})

test.group('Embedded PostgreSQL, on a cluster made before', (group) => {
  let dataDir: string

  group.tap((each) => each.timeout(300_000))
  group.setup(() => {
    dataDir = newDataDir()
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  const start = (options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, ephemeral: true, log: () => undefined, ...options })

  test("sorts by Brazilian rules, uses UTC and has the search's extensions", async ({ assert }) => {
    const postgres = await start()
    const { connectionUrl } = postgres

    const sorted = await run(
      connectionUrl,
      "SELECT name FROM (VALUES ('b'), ('ç'), ('Á'), ('d')) v(name) ORDER BY 1",
    )
    const zone = await run(connectionUrl, 'SHOW timezone')
    const extensions = ['pg_trgm', 'unaccent', 'citext', 'cube', 'earthdistance', 'pgcrypto']
    for (const extension of extensions) await run(connectionUrl, `CREATE EXTENSION ${extension}`)

    assert.deepEqual(
      sorted.map((row) => row.name),
      ['Á', 'b', 'ç', 'd'],
    )
    assert.deepEqual(zone, [{ TimeZone: 'UTC' }])
    await postgres.release()
  })

  test('refuses a connection without its password', async ({ assert }) => {
    const postgres = await start()
    const wrong = Object.assign(new URL(postgres.connectionUrl), { password: 'guess' }).href

    await assert.rejects(() => run(wrong, 'SELECT 1'), /password authentication failed/)
    await postgres.release()
  })

  test('gives the application a role without superuser rights or ownership', async ({ assert }) => {
    const postgres = await start()

    const [role] = await run(
      postgres.applicationUrl,
      `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls AS mighty
       FROM pg_roles WHERE rolname = current_user`,
    )
    assert.deepEqual(role, { mighty: false })
    await assert.rejects(() => run(postgres.applicationUrl, 'CREATE TABLE own (id int)'), /permission denied/)
    await assert.rejects(() => run(postgres.applicationUrl, 'SET ROLE postgres'), /permission denied/)
    await postgres.release()
  })

  test('takes a free port when the preferred one is busy', async ({ assert }) => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { port } = busy.address() as { port: number }

    const postgres = await start({ port })

    assert.notEqual(new URL(postgres.connectionUrl).port, String(port))
    assert.lengthOf(await run(postgres.connectionUrl, 'SELECT 1'), 1)
    await postgres.release()
    busy.close()
  })

  test('can be released twice', async ({ assert }) => {
    const postgres = await start()

    await postgres.release()

    await assert.doesNotReject(() => postgres.release())
  })
})

function newDataDir(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'saude-perto-'))
  chmodSync(folder, 0o755)
  return folder
}

async function run(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

/** The same from a server that may be away for the moment. */
async function runOnceBack(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await run(connectionString, sql)
    } catch {
      await nextTurn()
    }
  }
}

/** Whoever is faster has the port. */
async function listens(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => undefined)
}
