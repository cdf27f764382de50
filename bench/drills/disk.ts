import { execFileSync } from 'node:child_process'
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterOf, databaseIn, type Drill, freePort, type Sandbox, type Site, until } from './sandbox.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

const SIZE = '160m'
const MAX_LENGTH = 30_000

export const drill: Drill = {
  says: 'a full disk, with PostgreSQL on it, and one that turns read only (a tmpfs; needs root): what cannot be done says 503, all is well once there is room',
  async run(sandbox) {
    const mounted = await mountSmall(sandbox, 'small')
    const DATA_DIR = join(mounted, 'data')
    const site = sandbox.start({ PORT: await freePort(), DATA_DIR, SEED_DEMO: '1' })
    await site.ready()
    const home = await realpath(join(DATA_DIR, 'postgres'))
    sandbox.check('PostgreSQL lies on the small disk', home.startsWith(mounted), home)
    const database = await databaseIn(DATA_DIR)
    const people = await peopleIn(database)
    const writes = new Writes([site.url], people)
    await writes.send(50)
    await fill(sandbox, { site, writes, filler: join(mounted, 'filler') })
    await checkHistory(sandbox, writes, database)
    const afterwards = new Writes([site.url], people)
    await afterwards.send(50)
    const taken = afterwards.history.filter(({ id }) => id !== null).length
    sandbox.check('all is taken again', taken === 50, `${taken} of 50`)
    await database.close()
    sandbox.check('it stops when it is told', (await site.end()) === 0)
    await freeze(sandbox)
  },
}

async function mountSmall(sandbox: Sandbox, name: string): Promise<string> {
  const mounted = join(sandbox.folder, name)
  await mkdir(mounted)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', mounted])
  sandbox.onEnd(() => execFileSync('umount', ['-l', mounted]))
  return mounted
}

async function fill(
  sandbox: Sandbox,
  { site, writes, filler }: { site: Site; writes: Writes; filler: string },
): Promise<void> {
  await writeFile(filler, Buffer.alloc(1 << 30)).catch((error: unknown) =>
    sandbox.note('disk', codeOf(error)),
  )
  const flood = writes.send(3_000)
  const unready = await until(async () => (await statusOf(site, '/health/ready')) === 503, MAX_LENGTH)
  sandbox.check(
    'ready says 503 once nothing can be written',
    unready !== null,
    `${Math.round(unready ?? MAX_LENGTH)} ms`,
  )
  const search = await statusOf(site, '/api/professionals/search?q=pediatra')
  sandbox.check(
    'a search is answered, or shed where PostgreSQL has no room for its log',
    [200, 503].includes(search),
    search,
  )
  await rm(filler)
  const well = await until(async () => (await statusOf(site, '/health/ready')) === 200, MAX_LENGTH)
  sandbox.check('ready again once there is room', well !== null, `${Math.round(well ?? MAX_LENGTH)} ms`)
  const again = await statusOf(site, '/api/professionals/search?q=dentista')
  sandbox.check('searches again', again === 200, again)
  writes.stop()
  await flood
}

/** No disk turns read only under a PostgreSQL that has files open, so that one lies elsewhere. */
async function freeze(sandbox: Sandbox): Promise<void> {
  const { database, variables } = await clusterOf(sandbox)
  const mounted = await mountSmall(sandbox, 'frozen')
  const site = sandbox.start({ ...variables, PORT: await freePort(), DATA_DIR: join(mounted, 'data') })
  await site.ready()
  execFileSync('mount', ['-o', 'remount,ro', mounted])
  const live = await statusOf(site, '/health/live')
  sandbox.check('live goes on while the disk is read only', live === 200, live)
  sandbox.note('ready meanwhile', await statusOf(site, '/health/ready'))
  const writes = new Writes([site.url], await peopleIn(database))
  await writes.send(50)
  await checkHistory(sandbox, writes, database)
  execFileSync('mount', ['-o', 'remount,rw', mounted])
  const well = await until(async () => (await statusOf(site, '/health/ready')) === 200, MAX_LENGTH)
  sandbox.check('ready again once it can be written', well !== null, `${Math.round(well ?? MAX_LENGTH)} ms`)
  await database.close()
  sandbox.check('it stops when it is told', (await site.end()) === 0)
}

const statusOf = async ({ url }: Site, path: string) =>
  (await fetch(url + path, { signal: AbortSignal.timeout(10_000) })).status

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
