import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateProfessionals } from '../generate_professionals.ts'
import { databaseIn, type Drill, freePort, type Sandbox, type Site } from './sandbox.ts'
import { differences, type State, stateOf } from './states.ts'

const SEARCH = '/api/professionals/search?q=cardiologista'

export const drill: Drill = {
  says: 'kill -9 of an import into a site in use, twice; run again, it leaves what an uninterrupted one leaves',
  async run(sandbox, { writes: rows }) {
    const path = join(sandbox.folder, 'people.csv')
    await generateProfessionals(path, rows, 'csv')
    const whole = await importedBy(sandbox, { dataDir: join(sandbox.folder, 'whole'), path, kills: 0 })
    const killed = await importedBy(sandbox, { dataDir: join(sandbox.folder, 'killed'), path, kills: 2 })
    sandbox.note('uninterrupted', whole['professionals'])
    const unlike = differences(whole, killed)
    sandbox.check('both are the same', unlike === '', unlike)
  },
}

interface Import {
  dataDir: string
  path: string
  kills: number
}

async function importedBy(sandbox: Sandbox, { dataDir, path, kills }: Import): Promise<State> {
  const DATA_DIR = dataDir
  const site = sandbox.start({ PORT: await freePort(), DATA_DIR, SEED_DEMO: '0' })
  await site.ready()
  const database = await databaseIn(dataDir)
  for (let kill = 1; kill <= kills; kill++) {
    const child = sandbox.run(['cli/main.ts', 'professionals', 'import', path, '--yes'], { DATA_DIR })
    const ended = once(child, 'close')
    const before = await countPeople(database)
    while (child.exitCode === null && (await countPeople(database)) < before + 1_000) await pause(50)
    child.kill('SIGKILL')
    await ended
    sandbox.note(`people after kill ${kill}`, await countPeople(database))
    await demandSearch(sandbox, site)
  }
  const { code, written } = await sandbox.saude(['professionals', 'import', path, '--yes'], { DATA_DIR })
  sandbox.check('the last run ends well', code === 0, code === 0 ? '' : written.slice(-500))
  const state = await stateOf(database)
  await database.close()
  sandbox.check('it stops', (await site.end()) === 0)
  return state
}

async function demandSearch(sandbox: Sandbox, { url }: Site): Promise<void> {
  const { status } = await fetch(url + SEARCH)
  sandbox.check('searches go on', status === 200)
}

async function countPeople(database: Awaited<ReturnType<typeof databaseIn>>): Promise<number> {
  const row = await database.row<{ people: number }>('select count(*)::integer as people from professionals')
  return row?.people ?? 0
}
