import { setTimeout as pause } from 'node:timers/promises'
import { openMailCatcher } from '#infrastructure/mail/testing/mail_catcher.ts'
import { databaseIn, type Drill, freePort, type Sandbox, postmasterOf, type Site, until } from './sandbox.ts'
import { checkHistory, checkMails, peopleIn, Writes } from './writes.ts'

/** Milliseconds between two kills. */
const BETWEEN = 1_500
/** Milliseconds for the mail of each write, and for the jobs of a killed worker to be free again. */
const FOR_A_MAIL = 60
const FREED_WITHIN = 60_000

export const drill: Drill = {
  says: 'kill -9 of the application, its worker and PostgreSQL while leads and reviews come: nothing acknowledged is lost or doubled',
  async run(sandbox, { writes: count, kills }) {
    const mail = await openMailCatcher()
    sandbox.onEnd(() => void mail.close())
    const PORT = await freePort()
    const variables = { PORT, SMTP_URL: mail.url, SEED_DEMO: '1' }
    const first = sandbox.start(variables)
    await first.ready()
    const database = await databaseIn(sandbox.variables['DATA_DIR'] ?? '')
    sandbox.onEnd(() => database.close())
    const writes = new Writes([first.url], await peopleIn(database))
    const sending = writes.send(count)
    const site = await killAll(sandbox, { site: first, variables, kills })
    await sending
    sandbox.check('answers again', (await until(() => isReady(site), 60_000)) !== null)
    await checkHistory(sandbox, writes, database)
    const waited = await until(() => noJobLeft(database), FREED_WITHIN + count * FOR_A_MAIL)
    sandbox.check('the queue is empty in time', waited !== null, waited && `${Math.round(waited / 1_000)} s`)
    await checkMails(sandbox, mail.lines, database)
    await database.close()
    sandbox.check('it stops when it is told', (await site.end()) === 0)
  },
}

interface Targets {
  site: Site
  variables: Record<string, string>
  kills: number
}

/** Returns the process that serves afterwards. */
async function killAll(sandbox: Sandbox, { site, variables, kills }: Targets): Promise<Site> {
  const back: Record<string, number[]> = { application: [], PostgreSQL: [] }
  for (let kill = 0; kill < kills; kill++) {
    await pause(BETWEEN)
    await site.end('SIGKILL')
    site = sandbox.start(variables)
    back['application']?.push(await site.ready())
    await pause(BETWEEN)
    process.kill(await postmasterOf(sandbox.variables['DATA_DIR'] ?? ''), 'SIGKILL')
    const running = site
    back['PostgreSQL']?.push((await until(() => isReady(running), 60_000)) ?? Infinity)
    const worker = sandbox.run(['cli/main.ts', 'jobs', 'work'], variables)
    await pause(BETWEEN)
    worker.kill('SIGKILL')
  }
  for (const [what, times] of Object.entries(back))
    sandbox.note(`${what} ready again after`, `${times.map((time) => (time / 1_000).toFixed(1)).join(' ')} s`)
  return site
}

async function isReady({ url }: Site): Promise<boolean> {
  return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) })).status === 200
}

async function noJobLeft(database: Awaited<ReturnType<typeof databaseIn>>): Promise<boolean> {
  const row = await database.row(
    `select 1 from graphile_worker.jobs where task_identifier = 'send_notice' limit 1`,
  )
  return row === null
}
