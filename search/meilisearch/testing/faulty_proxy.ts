import { connect, createServer, type Server, type Socket } from 'node:net'
import type { EngineAddress } from './meilisearch_server.ts'

/** The faults that the proxy can inject into the engine's answers. */
export type Fault =
  | 'none'
  | 'refuses'
  | 'stays silent'
  | 'cuts in half'
  | 'corrupts'
  | 'fails'
  | 'speaks HTML'

const ANSWERS: Partial<Record<Fault, string>> = {
  fails: 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n',
  'speaks HTML':
    'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 20\r\n\r\n<h1>Bad Gateway</h1>',
}

/** A proxy between the program and an engine that injects the chosen fault. */
export class FaultyProxy implements EngineAddress {
  fault: Fault = 'none'
  url = ''
  readonly key: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(engine: EngineAddress) {
    this.key = engine.key
    const { hostname, port } = new URL(engine.url)
    this.#server = createServer((client) => this.#pass(client, connect(Number(port), hostname)))
  }

  static async before(engine: EngineAddress): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(engine)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    const address = proxy.#server.address()
    proxy.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    return proxy
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #pass(client: Socket, engine: Socket): void {
    for (const [one, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        this.#sockets.delete(one)
      })
    }
    client.on('data', (request) =>
      this.fault === 'refuses' ? client.resetAndDestroy() : engine.write(request),
    )
    engine.on('data', (answer) => this.#answer(client, answer))
  }

  #answer(client: Socket, answer: Buffer): void {
    const canned = ANSWERS[this.fault]
    if (canned) client.end(canned)
    else if (this.fault === 'cuts in half') client.end(answer.subarray(0, answer.length - 20))
    else if (this.fault === 'corrupts') client.write(corrupted(answer))
    else if (this.fault !== 'stays silent') client.write(answer)
  }
}

function corrupted(answer: Buffer): Buffer {
  const body = answer.indexOf('\r\n\r\n') + 4
  const bytes = Buffer.from(answer)
  for (let at = body; at < bytes.length; at += 7) bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
  return bytes
}
