/**
 * Measures the panel's list of professionals by its use cases, one page after another.
 *   node bench/panel.ts --rows 1000000 [--url postgres://…] [--rounds 30]
 * Each page is read twice before it is timed: a page of 20 with its total, first and last, in each order and by each
 * filter. Ends with 1 where the p95 of one is above 50 ms.
 */
import { parseArgs } from 'node:util'
import type { AdminListFilter, AdminListSort } from '#application/ports/professional_admin_list.ts'
import { MOST_FOUND } from '#domain/shared/page_sizes.ts'
import { openBenchApp, openBenchServer } from './data/bench_server.ts'

const LIMIT_MS = 50
const PAGE = 20
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    url: { type: 'string' },
    rounds: { type: 'string', default: '30' },
  },
})
const rounds = Number(values.rounds)
const by = { kind: 'operator', id: 'cli:bench' } as const
const server = await openBenchServer({ rows: Number(values.rows), url: values.url, log })
const app = await openBenchApp(server.url, 4)
const { listUsers, countUsers } = app.useCases
const SORTS: AdminListSort[] = ['relevance', 'newest', 'name', 'rating', 'views', 'reviews']
const FILTERS: [string, AdminListFilter][] = [
  ['two letters, common', { q: 'ma' }],
  ['two letters, everyone', { q: 'cr' }],
  ['two letters, rare', { q: 'wy' }],
  ['two letters, nobody', { q: 'qx' }],
  ['two letters, some', { q: 'ko' }],
  ['two letters, fewer', { q: 'ze' }],
  ['one letter', { q: 'j' }],
  ['two letters, premium', { q: 'ma', subscriptionLevel: 'premium' }],
  ['a name', { q: 'maria' }],
  ['name and surname', { q: 'ana paula' }],
  ['blocked', { blocked: true }],
  ['premium', { subscriptionLevel: 'premium' }],
  ['specialty and state', { specialty: 'Dentista', state: 'SP' }],
  ['city', { city: 'Campinas' }],
]

log(`${values.rows} professionals, pages of ${PAGE}; ms, median and p95 of ${rounds}`)
await report('counts of the panel', () => countUsers.execute({ by }))
for (const sort of SORTS) await reportEnds(sort, {}, sort)
for (const [name, filter] of FILTERS) await reportEnds(name, filter, 'relevance')
await app.close()
await server.release()

async function reportEnds(name: string, filter: AdminListFilter, sort: AdminListSort): Promise<void> {
  const total = await read(filter, sort, 1)
  const last = Math.max(1, Math.ceil(total / PAGE))
  await report(`${name}, first of ${total}`, () => read(filter, sort, 1))
  if (last > 1) await report(`${name}, page ${last}`, () => read(filter, sort, last))
}

async function read(filter: AdminListFilter, sort: AdminListSort, page: number): Promise<number> {
  const listed = await listUsers.execute({ by, filter, sort, page, limit: PAGE, mostFound: MOST_FOUND })
  return listed.ok ? listed.value.total : 0
}

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  try {
    for (let round = -2; round < rounds; round++) {
      const start = performance.now()
      await work()
      if (round >= 0) times.push(performance.now() - start)
    }
  } catch (error) {
    log(`${name.padEnd(48)} ${String(error).slice(0, 60)}`)
    process.exitCode = 1
    return
  }
  times.sort((one, other) => one - other)
  const [median = NaN, p95 = NaN] = [times[rounds >> 1], times[Math.floor(rounds * 0.95)]]
  if (!(p95 <= LIMIT_MS)) process.exitCode = 1
  log(`${name.padEnd(48)} ${median.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`)
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
