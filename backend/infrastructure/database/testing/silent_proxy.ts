import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  /** URL of the same database through this proxy. */
  url: string
  /** From now on existing connections stay open but transfer nothing; new ones work. */
  swallow(): void
  /** From now on nothing is transferred: new connections are accepted and never answered. */
  freeze(): void
  /** New connections work again. */
  thaw(): void
  close(): Promise<void>
}

/** A proxy before PostgreSQL that acts like a network that loses packets. */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const there = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const tubes = new Set<() => void>()
  let isFrozen = false
  const server = createServer((here) => {
    const beyond = connect(Number(there.port), there.hostname)
    for (const socket of [here, beyond]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    const cut = () => {
      here.unpipe().resume()
      beyond.unpipe().resume()
    }
    if (isFrozen) return cut()
    here.pipe(beyond)
    beyond.pipe(here)
    tubes.add(cut)
    here.on('close', () => tubes.delete(cut))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const swallow = () => {
    for (const cut of tubes) cut()
  }
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port }).href,
    swallow,
    freeze() {
      isFrozen = true
      swallow()
    },
    thaw: () => void (isFrozen = false),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
