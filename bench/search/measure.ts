export interface Timed<Answer> {
  p50: number
  p95: number
  p99: number
  perSecond: number
  answers: Answer[]
}

/** Times in milliseconds, one item after another; items a second with `connections` at once. The first round warms up. */
export async function measure<Item, Answer>(
  work: (item: Item) => Promise<Answer>,
  items: readonly Item[],
  connections: number,
): Promise<Timed<Answer>> {
  await oneByOne(work, items)
  const { times, answers } = await oneByOne(work, items)
  const perSecond = await throughput(work, items, connections)
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), perSecond, answers }
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
