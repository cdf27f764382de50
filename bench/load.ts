/**
 * A day's mix (bench/http/day.ts) against the built application, a process of its own with the worker.
 *   npm run build && node bench/load.ts --rows 1000000 [--url postgres://…] [--rate 200] [--minutes 30] [--seconds 10]
 * An open model: requests arrive at random instants at a rate that no answer slows down, each from an address of its own,
 * and count from the instant at which they were due. First the highest rate with a p99 of at most 100 ms and nothing
 * failed, by doubling and halving the step (or --rate instead); then twice that rate, with the health beside it, and how
 * long until a second is well again; then, with --minutes, half of it, with memory, connections and open files. `late` is
 * the p99 of the load's own delay: server, database and load share the machine. Leads and views stay in the database.
 */
import { readdir, readFile } from 'node:fs/promises'
import { Agent, request as ask } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { openBenchServer } from './data/bench_server.ts'
import { freePort, openSandbox } from './drills/sandbox.ts'
import { KINDS, prepareDay, type Request, requestsOf } from './http/day.ts'

const LIMIT_MS = 100
const FIRST_RATE = 50
const STEPS = 3
const OVERLOAD_SECONDS = 20
const LONGEST_ANSWER = 15_000

interface Answer {
  kind: string
  status: number
  ms: number
  late: number
}

const { values } = parseArgs({
  options: {
    ...{ rows: { type: 'string', default: '100000' }, url: { type: 'string' } },
    ...{ rate: { type: 'string' }, minutes: { type: 'string' }, seconds: { type: 'string', default: '10' } },
  },
})
const rows = Number(values.rows)
const seconds = Number(values.seconds)
const server = await openBenchServer({ rows, url: values.url, log })
const database = openDatabase({ url: server.url, poolSize: 2 })
const sandbox = await openSandbox(log)
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
try {
  await run()
} finally {
  agent.destroy()
  await sandbox.close()
  await database.close()
  await server.release()
}

async function run(): Promise<void> {
  const people = await prepareDay(database)
  const site = sandbox.start({
    ...{ DATABASE_URL: server.url, PORT: await freePort(), TRUSTED_PROXIES: '127.0.0.1', SEED_DEMO: '0' },
    ...{ PASSWORD_COST: '15', LOG_LEVEL: 'silent' },
  })
  log(`${rows} professionals, ready after ${(await site.ready()).toFixed(0)} ms`)
  const next = await requestsOf(site.url, rows, people)
  const arrive = (rate: number, duration: number) => load(site.url, next, rate, duration)
  await arrive(FIRST_RATE, seconds)
  log(
    ['', 'rate', 'p50', 'p99', 'late', 'failed', '503', 'leads/s', 'views/s']
      .map((cell) => cell.padStart(10))
      .join(''),
  )
  const held = values.rate ? Number(values.rate) : await highestRate(arrive)
  report('held', held, await arrive(held, seconds), seconds, true)
  await overload(site.url, held, arrive)
  if (values.minutes) await steady(site.pid, held / 2, Number(values.minutes), arrive)
  log(`ended with ${await site.end()}`)
}

async function highestRate(arrive: (rate: number, seconds: number) => Promise<Answer[]>): Promise<number> {
  const isHeldOnce = async (rate: number) => {
    const answers = await arrive(rate, seconds)
    report('try', rate, answers, seconds)
    return quantile(answers, 'ms', 0.99) <= LIMIT_MS && answers.every(isFine)
  }
  // Twice, for a cache that is still cold at the first try says nothing about the rate.
  const isHeld = async (rate: number) => (await isHeldOnce(rate)) || (await isHeldOnce(rate))
  let held = FIRST_RATE
  while (await isHeld(held * 2)) held *= 2
  for (let step = 0, size = held / 2; step < STEPS; step++, size /= 2)
    if (await isHeld(held + size)) held += size
  return held
}

async function overload(
  url: string,
  held: number,
  arrive: (rate: number, seconds: number) => Promise<Answer[]>,
): Promise<void> {
  const health: Record<string, number[]> = { live: [], ready: [] }
  const wrong: number[] = []
  const watch = { isOver: false }
  const watching = (async () => {
    while (!watch.isOver) {
      for (const name of ['live', 'ready']) {
        const { status, ms } = await send(url, get(`/health/${name}`), performance.now())
        health[name]?.push(ms)
        if (status !== 200) wrong.push(status)
      }
      await pause(500)
    }
  })()
  report('twice', held * 2, await arrive(held * 2, OVERLOAD_SECONDS), OVERLOAD_SECONDS, true)
  watch.isOver = true
  await watching
  for (const [name, times] of Object.entries(health))
    log(`/health/${name}: ${times.length} times, slowest ${Math.max(...times).toFixed(0)} ms`)
  log(`health other than 200: ${wrong.join(' ') || 'never'}`)
  const end = performance.now()
  while (performance.now() - end < 60_000) {
    const answers = await arrive(held / 2, 1)
    if (quantile(answers, 'ms', 0.99) <= LIMIT_MS && answers.every(isFine)) break
  }
  log(`the first good second ended ${((performance.now() - end) / 1_000).toFixed(1)} s after the last answer`)
}

async function steady(
  pid: number,
  rate: number,
  minutes: number,
  arrive: (rate: number, seconds: number) => Promise<Answer[]>,
): Promise<void> {
  const parts = 5
  log(`at start: ${await footprint(pid)}`)
  for (let part = 1; part <= parts; part++) {
    const length = (minutes * 60) / parts
    report('steady', rate, await arrive(rate, length), length, part === parts)
    log(`after ${((minutes * part) / parts).toFixed(1)} min: ${await footprint(pid)}`)
  }
}

async function footprint(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const files = await readdir(`/proc/${pid}/fd`)
  const row = await database.row<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database()`,
  )
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
  return `${megabytes.toFixed(0)} MB, ${row?.count} connections, ${files.length} open files`
}

/** Sends at random instants, `rate` a second on average, and waits for all answers. */
async function load(url: string, next: () => Request, rate: number, duration: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const end = performance.now() + duration * 1_000
  for (let due = performance.now(); due < end; due += (-Math.log(1 - Math.random()) * 1_000) / rate) {
    const early = due - performance.now()
    if (early > 1) await pause(early)
    answers.push(send(url, next(), due))
  }
  return Promise.all(answers)
}

function get(path: string): Request {
  return { kind: 'health', method: 'GET', path }
}

function send(url: string, { kind, method, path, body, cookie }: Request, due: number): Promise<Answer> {
  const late = performance.now() - due
  const sent = body && JSON.stringify(body)
  const headers = {
    'user-agent': 'Mozilla/5.0 (bench)',
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 220)).join('.'),
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(cookie && { cookie }),
  }
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ kind, status, ms: performance.now() - due, late })
    const outgoing = ask(`${url}${path}`, { method, headers, agent, timeout: LONGEST_ANSWER }, (answer) => {
      answer.resume()
      answer.once('close', () => done(answer.complete ? (answer.statusCode ?? 0) : 0))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => done(0))
    outgoing.end(sent)
  })
}

function isFine({ status }: Answer): boolean {
  return status >= 200 && status < 400
}

function quantile(answers: readonly Answer[], of: 'ms' | 'late', share: number): number {
  const times = answers.map((answer) => answer[of]).toSorted((one, other) => one - other)
  return times[Math.floor(share * times.length)] ?? Infinity
}

function report(
  name: string,
  rate: number,
  answers: readonly Answer[],
  duration: number,
  withKinds = false,
): void {
  const perSecond = (kind: string) =>
    (answers.filter((each) => each.kind === kind && isFine(each)).length / duration).toFixed(1)
  const times = [quantile(answers, 'ms', 0.5), quantile(answers, 'ms', 0.99), quantile(answers, 'late', 0.99)]
  const counts = [
    answers.filter((each) => !isFine(each) && each.status !== 503).length,
    answers.filter(({ status }) => status === 503).length,
  ]
  const cells = [rate.toFixed(0), ...times.map((time) => time.toFixed(1)), ...counts.map(String)]
  log(
    name.padStart(10) +
      [...cells, perSecond('lead'), perSecond('view')].map((cell) => cell.padStart(10)).join(''),
  )
  if (!withKinds) return
  for (const kind of KINDS) {
    const own = answers.filter((answer) => answer.kind === kind)
    const failed = [...new Set(own.filter((each) => !isFine(each)).map(({ status }) => status))].join(' ')
    log(
      `  ${kind.padEnd(12)} ${String(own.length).padStart(6)} × p50 ${quantile(own, 'ms', 0.5).toFixed(1)}, p99 ${quantile(own, 'ms', 0.99).toFixed(1)} ${failed}`,
    )
  }
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}
