import { startBenchServer } from '../http/start_bench_server.ts'
import type { Search } from './judge.ts'

/** The real server on a free port over the bench's database, asked by `GET /api/professionals/search`. */
export async function openHttpSearch(
  databaseUrl: string,
  poolSize: number,
): Promise<{ search: Search; close(): Promise<void> }> {
  const { url, stop } = await startBenchServer(databaseUrl, poolSize)
  const search: Search = async ({ input }) => {
    const answer = await fetch(`${url}/api/professionals/search?q=${encodeURIComponent(input.q ?? '')}`)
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  }
  return { search, close: stop }
}
