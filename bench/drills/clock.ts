import { existsSync } from 'node:fs'
import { clusterOf, type Drill, freePort, type Ground } from './ground.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

/** Debian's libfaketime. */
const LIBRARY = `/usr/lib/${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu/faketime/libfaketime.so.1`
const JUMPS = ['-1h', '+1h', '+1d']

export const drill: Drill = {
  says: 'the clock of the application jumps (libfaketime) while that of PostgreSQL does not: ids stay unique, limits and sessions fail shut, the doctor says so',
  async run(ground) {
    if (!existsSync(LIBRARY)) return ground.check('libfaketime is installed', false, LIBRARY)
    const { database, variables } = await clusterOf(ground)
    const first = ground.start({ ...variables, PORT: await freePort() })
    await first.ready()
    const cookie = await logIn(first.url)
    ground.check('it stops', (await first.end()) === 0)
    const people = await peopleIn(database)
    for (const jump of JUMPS) {
      ground.note('the clock', jump)
      const wrong = { ...variables, LD_PRELOAD: LIBRARY, FAKETIME: jump }
      const site = ground.start({ ...wrong, PORT: await freePort() })
      await site.ready()
      const writes = new Writes([site.url], people)
      await writes.send(100)
      await checkHistory(ground, writes, database)
      await checkSession(ground, { url: site.url, cookie, jump })
      const doctor = await ground.saude(['doctor'], wrong)
      ground.check(
        'the doctor names the clock',
        /rel[oó]gio|segundos? de diferen|s de diferença/i.test(doctor.written),
      )
      ground.check('it stops', (await site.end()) === 0)
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
  ground: Ground,
  { url, cookie, jump }: { url: string; cookie: string; jump: string },
): Promise<void> {
  const { status } = await fetch(`${url}/api/user`, { headers: { cookie } })
  const due = jump === '+1d' ? 401 : 200
  ground.check(`a session of two hours, ${jump} later`, status === due, status)
}
