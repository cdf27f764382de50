import { createServer, type AddressInfo } from 'node:net'

/** The preferred TCP port of 127.0.0.1 when nobody listens there, else one that the system picks. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred
}

/** Whether nobody listens on this TCP port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })
}
