import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openOneQuery } from './one_query.ts'

/** `node:http` and one query, nothing else: what a page costs at the least. Returns its address. */
export async function startBareServer(databaseUrl: string, connections: number): Promise<string> {
  const { page } = openOneQuery(databaseUrl, connections)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(await page(request.url ?? '/'))
    const type = { 'content-type': 'application/json; charset=utf-8' }
    response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(body) }).end(body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
