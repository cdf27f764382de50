/**
 * Measures pages made on the server, each by a process of its own with the flags of ours.
 *   npm run build && node bench/pages.ts --rows 10000 [--url postgres://…] [--page /especialidades/psicologo] [--seconds 5]
 *   rendered     ours, made anew and compressed once for all who ask while it is made
 *   remembered   ours, from memory
 *   document     the same document by bare `renderToString` behind `node:http`, its data read once
 * In turns after a warm-up, as many requests as 16 connections can have answered. Processors that others use too make
 * requests a second say little: beside them stands what the server's process itself spent on one page, and how many pages a
 * processor of its own would make of that. The middle one of five rounds is shown.
 */
import autocannon from 'autocannon'
import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SERVER_FLAGS } from '../cli/npm/launch/node_options.mjs'
import { openBenchServer } from './data/bench_server.ts'
import type { PageKind, Serving } from './http/serve.ts'

const ROUNDS = 5
const WARM_UP = 400
const POOL = 4
const CONNECTIONS = 16
const HEADERS = { 'accept-encoding': 'br' }
/** Of `/proc/<pid>/stat`, on every Linux. */
const TICKS_PER_SECOND = 100
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    url: { type: 'string' },
    page: { type: 'string', default: '/especialidades/psicologo' },
    seconds: { type: 'string', default: '5' },
  },
})

interface Contender {
  name: string
  address: string
  process: ChildProcess
}

const server = await openBenchServer({ rows: Number(values.rows), url: values.url, log })
const contenders = await Promise.all((['rendered', 'remembered', 'document'] as const).map(serve))
const measured = new Map(contenders.map(({ name }) => [name, [] as Felt[]]))
for (const contender of contenders) await load(contender, { amount: WARM_UP })
for (let round = 0; round < ROUNDS; round++)
  for (const contender of contenders)
    measured.get(contender.name)?.push(await load(contender, { seconds: Number(values.seconds) }))
log(row(['', 'pages/s', 'CPU ms/page', 'pages/s of a CPU', 'KB', 'failed']))
for (const [name, felt] of measured) log(row([name, ...lineOf(felt)]))
for (const { process: each } of contenders) each.kill()
await server.release()
process.exit()

interface Felt {
  perSecond: number
  cpu: number
  bytes: number
  failed: number
}

type Until = { seconds: number } | { amount: number }

async function load({ address, process: { pid = 0 } }: Contender, until: Until): Promise<Felt> {
  const before = cpuOf(pid)
  const { requests, duration, throughput, non2xx, errors } = await autocannon({
    ...{ url: address + values.page, connections: CONNECTIONS, headers: HEADERS },
    ...('amount' in until ? until : { duration: until.seconds }),
  })
  const answered = requests.total
  const cpu = (1_000 * (cpuOf(pid) - before)) / TICKS_PER_SECOND / answered
  return { perSecond: answered / duration, cpu, bytes: throughput.total / answered, failed: non2xx + errors }
}

/** What the process has spent so far, in ticks of user and system. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

function lineOf(felt: readonly Felt[]): string[] {
  const { perSecond, cpu, bytes } = felt.toSorted((one, other) => one.cpu - other.cpu)[felt.length >> 1] ?? {
    ...{ perSecond: NaN, cpu: NaN, bytes: NaN },
  }
  const failed = felt.reduce((sum, each) => sum + each.failed, 0)
  return [
    perSecond.toFixed(0),
    cpu.toFixed(3),
    (1_000 / cpu).toFixed(0),
    (bytes / 1_024).toFixed(0),
    String(failed),
  ]
}

async function serve(name: PageKind): Promise<Contender> {
  const child = fork(
    new URL('http/serve.ts', import.meta.url),
    [name, server.url, String(POOL), values.page],
    {
      execArgv: [...SERVER_FLAGS],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  for await (const [message] of on(child, 'message') as AsyncIterable<[Partial<Serving>]>)
    if (message.address) return { name, address: message.address, process: child }
  throw new Error(`${name} does not serve.`)
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(14))).join('')
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
