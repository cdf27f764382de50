import type { Judgement } from './judge.ts'

export interface Timed<Answer> {
  p50: number
  p95: number
  p99: number
  perSecond: number
  answers: Answer[]
}

const WARM_UP_ROUNDS = 5
const WARM_UP_MILLISECONDS = 2_000

/**
 * Times in milliseconds, one item after another; items a second with `connections` at once. Before that as many rounds
 * as V8 needs to compile what runs often, or one where that alone takes long.
 */
export async function measure<Item, Answer>(
  work: (item: Item) => Promise<Answer>,
  items: readonly Item[],
  connections: number,
): Promise<Timed<Answer>> {
  await warmUp(work, items)
  const { times, answers } = await oneByOne(work, items)
  const perSecond = await throughput(work, items, connections)
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), perSecond, answers }
}

async function warmUp<Item>(work: (item: Item) => Promise<unknown>, items: readonly Item[]): Promise<void> {
  const start = performance.now()
  for (let round = 0; round < WARM_UP_ROUNDS && performance.now() - start < WARM_UP_MILLISECONDS; round++)
    await oneByOne(work, items)
}

async function oneByOne<Item, Answer>(
  work: (item: Item) => Promise<Answer>,
  items: readonly Item[],
): Promise<{ times: number[]; answers: Answer[] }> {
  const times: number[] = []
  const answers: Answer[] = []
  for (const item of items) {
    const start = performance.now()
    answers.push(await work(item))
    times.push(performance.now() - start)
  }
  return { times, answers }
}

async function throughput<Item>(
  work: (item: Item) => Promise<unknown>,
  items: readonly Item[],
  connections: number,
): Promise<number> {
  const left = [...items]
  const start = performance.now()
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return (items.length / (performance.now() - start)) * 1000
}

const WIDTHS = [28, 14]
const HEADINGS = ['p50', 'p95', 'p99', 'queries/s', 'right', 'pages', 'misspelt']

export const heading = () => tableRow(['', '', ...HEADINGS])

export function tableRow(cells: readonly string[]): string {
  return cells.map((cell, index) => (WIDTHS[index] ? cell.padEnd(WIDTHS[index]) : cell.padStart(10))).join('')
}

export function figures({ p50, p95, p99, perSecond }: Timed<unknown>): string[] {
  return [...[p50, p95, p99].map((time) => time.toFixed(2)), perSecond.toFixed(perSecond < 100 ? 1 : 0)]
}

export function judgementCells({ right, pages, misspeltPages }: Judgement): string[] {
  return [right, pages, misspeltPages]
}
