import { connect, type Socket } from 'node:net'

/** `true` where it was answered 200. */
type Answered = (isFine: boolean) => void

export interface Answers {
  answered: number
  /** Of these, answered otherwise than by 200. */
  failed: number
  bytes: number
  seconds: number
}

interface Connection {
  socket: Socket
  answered: Answered
  isFine: boolean
  /** Bytes of the answer that are still to come, null before its head. */
  missing: number | null
}

const END_OF_HEAD = '\r\n\r\n'
const nobodyAsks: Answered = () => {}

/**
 * Asks a server of our own that says `content-length`, and makes nothing of what it answers. Whoever asks works on the
 * same processors as who answers: a real client takes twice as long for each request and shows its own waits as theirs.
 */
export class PlainClient {
  readonly #url: URL
  readonly #connections: number
  readonly #headers: string
  #bytes = 0
  readonly #open = new Set<Connection>()
  readonly #idle: Connection[] = []
  /** Of all connections: what one reads is done with when the next one reads. */
  readonly #buffer = Buffer.allocUnsafe(64 * 1_024)
  readonly #waiting: { path: string; answered: Answered }[] = []

  /** @param connections at most, beyond which requests wait for one of them. */
  constructor(url: string, connections: number, headers: Record<string, string> = {}) {
    this.#url = new URL(url)
    this.#connections = connections
    const named = Object.entries({ host: this.#url.host, ...headers })
    this.#headers = named.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  get(path: string, answered: Answered): void {
    const connection = this.#idle.pop() ?? (this.#open.size < this.#connections ? this.#connect() : null)
    if (connection) this.#send(connection, path, answered)
    else this.#waiting.push({ path, answered })
  }

  /** Asks one path again and again by all connections, until `seconds` have passed or `amount` is asked for. */
  async getMany(
    path: string,
    { seconds = Infinity, amount = Infinity }: { seconds?: number; amount?: number },
  ): Promise<Answers> {
    const start = performance.now()
    const end = start + seconds * 1_000
    const bytesBefore = this.#bytes
    let [asked, answered, failed] = [0, 0, 0]
    const askOneAfterAnother = () =>
      new Promise<void>((resolve) => {
        const next = () => {
          if (performance.now() >= end || asked++ >= amount) return resolve()
          this.get(path, (isFine) => {
            answered++
            if (!isFine) failed++
            next()
          })
        }
        next()
      })
    await Promise.all(Array.from({ length: this.#connections }, askOneAfterAnother))
    return {
      answered,
      failed,
      bytes: this.#bytes - bytesBefore,
      seconds: (performance.now() - start) / 1_000,
    }
  }

  close(): void {
    for (const { socket } of this.#open) socket.destroy()
  }

  #connect(): Connection {
    const { hostname, port } = this.#url
    const read = (length: number) => (this.#read(connection, length), true)
    const onread = { buffer: this.#buffer, callback: read }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
    const connection: Connection = { socket, answered: nobodyAsks, isFine: false, missing: null }
    this.#open.add(connection)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#lose(connection))
    return connection
  }

  #send(connection: Connection, path: string, answered: Answered): void {
    connection.answered = answered
    connection.missing = null
    connection.socket.write(`GET ${path} HTTP/1.1\r\n${this.#headers}\r\n`)
  }

  #read(connection: Connection, length: number): void {
    this.#bytes += length
    connection.missing = (connection.missing ?? this.#readHead(connection, length)) - length
    if (connection.missing > 0) return
    const { answered, isFine } = connection
    connection.answered = nobodyAsks
    answered(isFine)
    const next = this.#waiting.shift()
    if (next) this.#send(connection, next.path, next.answered)
    else this.#idle.push(connection)
  }

  #lose(connection: Connection): void {
    this.#open.delete(connection)
    if (this.#idle.includes(connection)) this.#idle.splice(this.#idle.indexOf(connection), 1)
    connection.answered(false)
    const next = this.#waiting.shift()
    if (next) this.get(next.path, next.answered)
  }

  /** Returns how long head and body are; a head comes in one piece. */
  #readHead(connection: Connection, length: number): number {
    const answer = this.#buffer.subarray(0, length)
    const end = answer.indexOf(END_OF_HEAD)
    const head = answer.toString('latin1', 0, end)
    connection.isFine = head.startsWith('HTTP/1.1 200 ')
    return end + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
  }
}
