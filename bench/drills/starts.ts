import { databaseIn, type Drill, freePort } from './sandbox.ts'

const PEOPLE = `select count(*)::integer as people, count(distinct email)::integer as emails from professionals`

export const drill: Drill = {
  says: 'two starts at once on an empty folder, then two on one port: one database, everybody once',
  async run(sandbox) {
    const [one, other] = [await freePort(), await freePort()]
    const sites = [one, other].map((PORT) => sandbox.start({ PORT, SEED_DEMO: '1' }))
    const times = await Promise.all(sites.map((site) => site.ready()))
    sandbox.note('ready after', times.map((time) => `${(time / 1_000).toFixed(1)} s`).join(' and '))
    const database = await databaseIn(sandbox.variables['DATA_DIR'] ?? '')
    const row = await database.row<{ people: number; emails: number }>(PEOPLE)
    sandbox.check(
      'everybody is there once',
      Boolean(row && row.people > 200 && row.people === row.emails),
      row?.people,
    )
    const third = sandbox.start({ PORT: one })
    sandbox.check('a third on a port that is taken says so and ends', (await third.ended) === 1)
    sandbox.check('it names the port', third.written().includes(one))
    await database.close()
    await sites[0]?.end('SIGKILL')
    const answer = await fetch(`${sites[1]?.url ?? ''}/health/ready`)
    sandbox.check('the other serves on when one is killed', answer.status === 200)
    sandbox.check('the last one stops in order', (await sites[1]?.end()) === 0)
  },
}
