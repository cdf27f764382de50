import type { BenchQuery } from './bench_queries.ts'
import type { Card } from './ilike_search.ts'

export type Search = (query: BenchQuery) => Promise<Card[]>

export interface Measured {
  p50: number
  p95: number
  p99: number
  perSecond: number
  /** Queries, of those measured, whose first answer is what was meant. */
  right: number
  count: number
}

/** Times in milliseconds, one query after another; queries a second with `connections` at once. */
export async function measure(
  search: Search,
  queries: readonly BenchQuery[],
  connections: number,
): Promise<Measured> {
  const times: number[] = []
  let right = 0
  for (const query of queries) {
    const start = performance.now()
    const [first] = await search(query)
    times.push(performance.now() - start)
    if (first && isMeant(first, query.meant)) right++
  }
  const perSecond = await throughput(search, queries, connections)
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    perSecond,
    right,
    count: queries.length,
  }
}

async function throughput(
  search: Search,
  queries: readonly BenchQuery[],
  connections: number,
): Promise<number> {
  const left = [...queries]
  const start = performance.now()
  const work = async () => {
    for (let query = left.pop(); query; query = left.pop()) await search(query)
  }
  await Promise.all(Array.from({ length: connections }, work))
  return (queries.length / (performance.now() - start)) * 1000
}

function isMeant(card: Card, meant: BenchQuery['meant']): boolean {
  return (
    (!meant.specialty || card.specialty === meant.specialty) &&
    (!meant.city || card.city === meant.city) &&
    (!meant.state || card.state === meant.state) &&
    (!meant.fullName || `${card.name} ${card.lastname}` === meant.fullName)
  )
}
