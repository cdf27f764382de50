import type { PairedServer } from '#infrastructure/embedded_postgres/testing/postgres_pair.ts'
import { type Drill, type Sandbox, type Site, until } from './sandbox.ts'
import { startOnPair } from './replica.ts'
import { checkHistory, peopleIn, Writes } from './writes.ts'

const LONGEST = 30_000
const ROUNDS = 2

export const drill: Drill = {
  says: 'the primary is killed while people write and its standby promoted, there and back: nothing acknowledged is lost, no process is restarted',
  async run(sandbox, { writes: count }) {
    const { pair, sites, database } = await startOnPair(sandbox)
    let [leader, follower] = [pair.primary, pair.standby]
    await leader.waitForStandbys(follower.name)
    const writes = new Writes(
      sites.map(({ url }) => url),
      await peopleIn(database),
    )
    const sending = writes.send(count)
    for (let round = 1; round <= ROUNDS; round++) {
      await writes.until((round * count) / (ROUNDS + 1))
      await failOver(sandbox, { leader, follower, sites })
      await leader.follow(follower)
      await follower.waitForStandbys(leader.name)
      sandbox.note('follows the new primary', leader.name)
      ;[leader, follower] = [follower, leader]
    }
    await sending
    await checkHistory(sandbox, writes, database)
    for (const site of sites) sandbox.check('it stops when it is told', (await site.end()) === 0)
  },
}

interface Roles {
  leader: PairedServer
  follower: PairedServer
  sites: readonly Site[]
}

async function failOver(sandbox: Sandbox, { leader, follower, sites }: Roles): Promise<void> {
  const killed = performance.now()
  await leader.signal('SIGKILL')
  await follower.promote()
  const promoted = performance.now()
  const back = await Promise.all(sites.map((site) => until(() => isReady(site), LONGEST)))
  sandbox.check(
    'each process finds the new primary by itself',
    back.every((took) => took !== null),
    `${back.map((took) => `${((took ?? Infinity) / 1_000).toFixed(1)} s`).join(' and ')} after the promotion, which took ${((promoted - killed) / 1_000).toFixed(1)} s`,
  )
}

async function isReady({ url }: Site): Promise<boolean> {
  return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) })).status === 200
}
