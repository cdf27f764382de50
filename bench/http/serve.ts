/** A process for one server: `serve.ts KIND DATABASE_URL CONNECTIONS` tells its parent the address and ends with it. */
import { startBareServer } from './bare_server.ts'
import { startFrameworkServer } from './framework_server.ts'
import { startBenchServer } from './start_bench_server.ts'

const SERVERS = {
  application: async (url: string, connections: number) => (await startBenchServer(url, connections)).url,
  bare: startBareServer,
  framework: startFrameworkServer,
}
export type Kind = keyof typeof SERVERS

export interface Serving {
  address: string
}

const [, , kind = '', databaseUrl = '', connections = ''] = process.argv
const start = SERVERS[kind as Kind]
process.once('disconnect', () => process.exit(0))
process.send?.({ address: await start(databaseUrl, Number(connections)) } satisfies Serving)
