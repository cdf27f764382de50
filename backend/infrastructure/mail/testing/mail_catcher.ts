import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'

export interface MailCatcher {
  /** smtp://127.0.0.1:port */
  url: string
  /** Everything that clients sent, line by line. */
  lines: string[]
  close(): Promise<void>
}

const REPLIES: [RegExp, string][] = [
  [/^EHLO/i, '250 mail.test'],
  [/^RCPT/i, '250 recipient taken'],
  [/^DATA/i, '354 go on'],
  [/^\.$/, '250 taken'],
  [/^QUIT/i, '221 bye'],
  [/^MAIL/i, '250 sender taken'],
]

/** The reply to every recipient, or a server that says nothing, or one that hangs up on everybody. */
export type Fault = `${number} ${string}` | 'silent' | 'drop'

/** A mail server that accepts everything, or has a fault. */
export async function openMailCatcher(fault?: Fault): Promise<MailCatcher> {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    if (fault === 'drop') socket.destroy()
    else if (fault !== 'silent') serve(socket, lines, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    lines,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

function serve(socket: Socket, lines: string[], refusal?: string): void {
  let isData = false
  socket.write('220 mail.test\r\n')
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
      lines.push(line)
      if (isData && line !== '.') continue
      isData = /^DATA/i.test(line)
      const reply = REPLIES.find(([command]) => command.test(line))?.[1] ?? '500 what'
      socket.write(`${refusal && /^RCPT/i.test(line) ? refusal : reply}\r\n`)
    }
  })
  socket.on('error', () => socket.destroy())
}
