import { execFileSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseIn, type Drill, freePort } from './sandbox.ts'
import { differences, stateOf } from './states.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

/** An older version whose databases are still taken. */
const OLDER = process.env['DRILL_OLDER'] ?? '56b58a6'

export const drill: Drill = {
  says: `a database made and filled by an older version (DRILL_OLDER, ${OLDER}) is taken by this one: nothing is lost, and the older one still writes to it`,
  async run(sandbox, { writes: count }) {
    const root = join(sandbox.folder, 'older')
    execFileSync('git', ['worktree', 'add', '--detach', root, OLDER], { stdio: 'ignore' })
    sandbox.onEnd(() => execFileSync('git', ['worktree', 'remove', '--force', root]))
    await symlink(new URL('../../node_modules', import.meta.url).pathname, join(root, 'node_modules'))
    await symlink(new URL('../../build', import.meta.url).pathname, join(root, 'build'))
    const server = join(root, 'backend/infrastructure/server/bin/server.ts')
    const older = sandbox.start({ PORT: await freePort(), SEED_DEMO: '1', root, script: server })
    await older.ready()
    const database = await databaseIn(sandbox.variables['DATA_DIR'] ?? '')
    const writes = new Writes([older.url], await peopleIn(database))
    await writes.send(Math.min(count, 500))
    const before = await stateOf(database)
    const newer = sandbox.start({ PORT: await freePort() })
    sandbox.note('the new one is ready beside it after', `${Math.round(await newer.ready())} ms`)
    const unlike = differences(before, await stateOf(database))
    sandbox.check('what people entered is as it was', unlike === '', unlike)
    await checkHistory(sandbox, writes, database)
    const both = new Writes([older.url, newer.url], await peopleIn(database))
    await both.send(Math.min(count, 500))
    await checkHistory(sandbox, both, database)
    await database.close()
    const began = performance.now()
    const code = await older.end()
    const took = `exit code ${code} after ${Math.round(performance.now() - began)} ms`
    sandbox.check(
      'the older one stops',
      code === 0,
      code === 0 ? took : `${took}: ${older.written().slice(-500)}`,
    )
    const { status } = await fetch(`${newer.url}/api/professionals/search?q=cardiologista`)
    sandbox.check('the new one searches', status === 200)
    sandbox.check('the new one stops', (await newer.end()) === 0)
  },
}
