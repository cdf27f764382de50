/**
 * Measures pages made on the server, each by a process of its own with the flags of ours.
 *   npm run build && node bench/pages.ts --rows 10000 [--url postgres://…] [--page /especialidades/psicologo] [--seconds 5]
 *   rendered     ours, made anew and compressed once for all who ask while it is made
 *   remembered   ours, from memory
 *   document     the same document by bare `renderToString` behind `node:http`, its data read once
 *   next         the cards of the same page by a minimal Next.js application on the same database (`bench/next`, installed
 *                in a folder of its own), without anything else that ours shows
 * In turns after a warm-up, as many requests as 16 connections can have answered. Processors that others use too make
 * requests a second say little: beside them stands what the server's process itself spent on one page, and how many pages a
 * processor of its own would make of that. The middle one of five rounds is shown.
 */
import autocannon from 'autocannon'
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { on, once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SERVER_FLAGS } from '../cli/bin/launch/node_options.mjs'
import { openBenchServer } from './data/bench_server.ts'
import { type Answers, PlainClient } from './http/plain_client.ts'
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
const folder = mkdtempSync(join(tmpdir(), 'bench-next-'))
const ours = await Promise.all((['rendered', 'remembered', 'document'] as const).map(serveOurs))
const contenders = [...ours, await serveNext()]
const measured = new Map(contenders.map(({ name }) => [name, [] as Felt[]]))
for (const contender of contenders) await load(contender, { amount: WARM_UP })
for (let round = 0; round < ROUNDS; round++)
  for (const contender of contenders)
    measured.get(contender.name)?.push(await load(contender, { seconds: Number(values.seconds) }))
log(row(['', 'pages/s', 'CPU ms/page', 'pages/s of a CPU', 'KB', 'failed']))
for (const [name, felt] of measured) log(row([name, ...lineOf(felt)]))
for (const { process: each } of contenders) each.kill()
rmSync(folder, { recursive: true, force: true })
await server.release()
process.exit()

interface Felt {
  perSecond: number
  cpu: number
  bytes: number
  failed: number
}

type Until = { seconds: number } | { amount: number }

async function load({ name, address, process: { pid = 0 } }: Contender, until: Until): Promise<Felt> {
  const before = cpuOf(pid)
  const { answered, seconds, bytes, failed } = await (name === 'next' ? askNext : askOurs)(address, until)
  const cpu = (1_000 * (cpuOf(pid) - before)) / TICKS_PER_SECOND / answered
  return { perSecond: answered / seconds, cpu, bytes: bytes / answered, failed }
}

async function askOurs(address: string, until: Until): Promise<Answers> {
  const client = new PlainClient(address, CONNECTIONS, HEADERS)
  const answers = await client.getMany(values.page, until)
  client.close()
  return answers
}

/** Next.js does not say how long its answers are. */
async function askNext(address: string, until: Until): Promise<Answers> {
  const { requests, duration, throughput, non2xx, errors } = await autocannon({
    ...{ url: address + values.page, connections: CONNECTIONS, headers: HEADERS },
    ...('amount' in until ? until : { duration: until.seconds }),
  })
  return {
    ...{ answered: requests.total, seconds: duration, bytes: throughput.total, failed: non2xx + errors },
  }
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

async function serveOurs(name: PageKind): Promise<Contender> {
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

/** Its program is copied out of the project, whose own packages it would otherwise find. */
async function serveNext(): Promise<Contender> {
  cpSync(fileURLToPath(new URL('next', import.meta.url)), folder, { recursive: true })
  const env = {
    ...process.env,
    DATABASE_URL: server.url,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  run('npm', ['install', '--no-audit', '--no-fund'], env)
  const next = join(folder, 'node_modules/next/dist/bin/next')
  run(process.execPath, [next, 'build'], env)
  const port = await freePort()
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, env })
  await once(child.stdout, 'data')
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address + values.page).catch(() => null))?.ok) await once(child.stdout, 'data')
  return { name: 'next', address, process: child }
}

function run(program: string, given: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(program, given, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}\n${stdout}${stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(14))).join('')
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
