/**
 * Measures `GET /api/professionals/search` beside two servers that only run the same prepared query for the same page.
 *   node bench/http.ts --rows 100000 [--url postgres://…] [--limit 20] [--seconds 3] [--rounds 11] [--connections 32]
 * The database is that of bench/search.ts. Each server is a process of its own, with the flags of ours, and so is the load:
 *   application  ours, asked as people ask ('Psicólogo em Campinas SP'); it remembers what a query
 *                means, which the few hundred pages asked here over and over make the most of
 *   bare         `node:http`, asked by ids
 *   framework    AdonisJS with one route and its own `response.json`, asked by ids
 * First all three must answer the same ids. Then in turns, after a warm-up: as many requests as --connections can have
 * answered, 70 % of that rate at even intervals, and again as many as can be. Where the two differ by more than a tenth the
 * machine was not the same throughout, and nobody knows of what the rate was 70 %: that round says nothing of p99. Of many
 * short rounds more are steady than of few long ones. Of all, the middle one by requests a second is shown, and of the
 * `steady` ones that by p99, with the least and the most of them; times in ms. `sent late` is the p99 of the load's own
 * delay: where it is more than a few ms, the p99 beside it is not the server's.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { parseArgs } from 'node:util'
import { SERVER_FLAGS } from '../cli/bin/launch/node_options.mjs'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { openBenchServer } from './data/bench_server.ts'
import type { Felt, Load } from './http/load.ts'
import { sameCards, pagesAsked } from './http/pages_asked.ts'
import type { Kind, Serving } from './http/serve.ts'

const KINDS: readonly Kind[] = ['bare', 'framework', 'application']
const POOL = 4
/** Of each kind of load: by then everything often run is compiled and the heap has found its size. */
const WARM_UP_SECONDS = 15
const PART_OF_PEAK = 0.7
const STEADY = 0.9
const NOTHING: Felt = { perSecond: NaN, p50: NaN, p99: NaN, late: NaN, failed: 0 }
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    url: { type: 'string' },
    limit: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '11' },
    connections: { type: 'string', default: '32' },
  },
})
const rows = Number(values.rows)
const connections = Number(values.connections)
const server = await openBenchServer({ rows, url: values.url, log })
const { typed, byIds } = pagesAsked(rows, municipalitiesOfBrazil(), Number(values.limit))
const pathsOf = (kind: Kind) => (kind === 'application' ? typed : byIds)
const processes: ChildProcess[] = []
let isOver = false
const urls = new Map<Kind, string>()
for (const kind of KINDS) urls.set(kind, await serve(kind))
const loader = child('load.ts', [], ['--expose-gc'])
const addresses = byIds.map((_, number) => KINDS.map((kind) => `${urls.get(kind)}${pathsOf(kind)[number]}`))
log(
  `${rows} professionals, ${byIds.length} pages of ${(await sameCards(addresses)).toFixed(1)} cards, the same from all`,
)

interface Round {
  peak: Felt
  paced: Felt
  after: Felt
}

const rounds: Record<Kind, Round[]> = { bare: [], framework: [], application: [] }
for (const kind of KINDS) await measureRound(kind, WARM_UP_SECONDS)
for (let round = 0; round < Number(values.rounds); round++)
  for (const kind of KINDS) rounds[kind].push(await measureRound(kind, Number(values.seconds)))
log(
  row([
    '',
    'requests/s',
    'of bare',
    'p99',
    'at 70 %',
    'p50',
    'p99',
    'sent late',
    'p99 rounds',
    'steady',
    'failed',
  ]),
)
for (const kind of KINDS) log(row(lineOf(kind)))
isOver = true
for (const each of processes) each.disconnect()
await server.release()

/** Whoever of them ends before the bench is over ends it too: nobody would answer its next message. */
function child(file: string, args: readonly string[] = [], flags: readonly string[] = []): ChildProcess {
  const started = fork(new URL(`http/${file}`, import.meta.url), args, {
    execArgv: [...SERVER_FLAGS, ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.once('exit', (code) => {
    if (!isOver) process.exit(code || 1)
  })
  processes.push(started)
  return started
}

/** AdonisJS tells its parent things of its own. Each has as many connections for pages as the application has for searches. */
async function serve(kind: Kind): Promise<string> {
  const serving = child('serve.ts', [kind, server.url, String(POOL)])
  for await (const [message] of on(serving, 'message') as AsyncIterable<[Partial<Serving>]>)
    if (message.address) return message.address
  throw new Error(`${kind} does not serve.`)
}

async function measureRound(kind: Kind, seconds: number): Promise<Round> {
  const peak = await load(kind, { seconds })
  const paced = await load(kind, { seconds, perSecond: peak.perSecond * PART_OF_PEAK })
  return { peak, paced, after: await load(kind, { seconds }) }
}

function isSteady({ peak, after }: Round): boolean {
  return Math.min(peak.perSecond, after.perSecond) / Math.max(peak.perSecond, after.perSecond) >= STEADY
}

async function load(kind: Kind, target: Pick<Load, 'seconds' | 'perSecond'>): Promise<Felt> {
  loader.send({ url: urls.get(kind) ?? '', paths: pathsOf(kind), connections, ...target } satisfies Load)
  const [felt] = (await once(loader, 'message')) as [Felt]
  return felt
}

function lineOf(kind: Kind): string[] {
  const [peak, bare] = [middlePeak(kind), middlePeak('bare')]
  const steady = rounds[kind].filter(isSteady).map(({ paced }) => paced)
  const paced = middle(steady, 'p99')
  const failed = rounds[kind]
    .flatMap((round) => [round.peak, round.paced, round.after])
    .reduce((sum, felt) => sum + felt.failed, 0)
  const share = `${((100 * peak.perSecond) / bare.perSecond).toFixed(0)} %`
  const times = [paced.p50, paced.p99, paced.late].map((time) => time.toFixed(1))
  const ends = bounds(steady.map(({ p99 }) => p99))
  return [
    ...[kind, peak.perSecond.toFixed(0), share, peak.p99.toFixed(1), paced.perSecond.toFixed(0), ...times],
    ...[ends, `${steady.length} of ${rounds[kind].length}`, String(failed)],
  ]
}

function middlePeak(kind: Kind): Felt {
  return middle(
    rounds[kind].map(({ peak }) => peak),
    'perSecond',
  )
}

function bounds(times: readonly number[]): string {
  if (times.length === 0) return 'none'
  return `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`
}

function middle(felt: readonly Felt[], by: 'perSecond' | 'p99'): Felt {
  const sorted = felt.toSorted((one, other) => one[by] - other[by])
  return sorted[sorted.length >> 1] ?? NOTHING
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(14))).join('')
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
