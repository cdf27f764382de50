import { existsSync } from 'node:fs'
import { clusterOf, type Drill, freePort, type Sandbox } from './sandbox.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

/** Debian's libfaketime. */
const LIBRARY = `/usr/lib/${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu/faketime/libfaketime.so.1`
const JUMPS = ['-1h', '+1h', '+1d']

export const drill: Drill = {
  says: 'the clock of the application jumps (libfaketime) while that of PostgreSQL does not: ids stay unique, limits and sessions fail shut, the doctor says so',
  async run(sandbox) {
    if (!existsSync(LIBRARY)) return sandbox.check('libfaketime is installed', false, LIBRARY)
    const { database, variables } = await clusterOf(sandbox)
    const first = sandbox.start({ ...variables, PORT: await freePort() })
    await first.ready()
    const cookie = await logIn(first.url)
    sandbox.check('it stops', (await first.end()) === 0)
    const people = await peopleIn(database)
    for (const jump of JUMPS) {
      sandbox.note('the clock', jump)
      const wrong = { ...variables, LD_PRELOAD: LIBRARY, FAKETIME: jump }
      const site = sandbox.start({ ...wrong, PORT: await freePort() })
      await site.ready()
      const writes = new Writes([site.url], people)
      await writes.send(100)
      await checkHistory(sandbox, writes, database)
      await checkSession(sandbox, { url: site.url, cookie, jump })
      const doctor = await sandbox.saude(['doctor'], wrong)
      sandbox.check(
        'the doctor names the clock',
        /rel[oó]gio|segundos? de diferen|s de diferença/i.test(doctor.written),
      )
      sandbox.check('it stops', (await site.end()) === 0)
      await database.rows("delete from contacts where service_of_interest like 'marca-%'")
      await database.rows("delete from reviews where comment like 'marca-%'")
    }
    await database.close()
  },
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'premium@demo.local', password: 'demo-demo-1' }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function checkSession(
  sandbox: Sandbox,
  { url, cookie, jump }: { url: string; cookie: string; jump: string },
): Promise<void> {
  const { status } = await fetch(`${url}/api/user`, { headers: { cookie } })
  const due = jump === '+1d' ? 401 : 200
  sandbox.check(`a session of two hours, ${jump} later`, status === due, status)
}
