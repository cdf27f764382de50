import { connect, type Socket } from 'node:net'

/** `true` where it was answered 200. */
type Answered = (isFine: boolean) => void

interface Connection {
  socket: Socket
  answered: Answered
  isFine: boolean
  /** Bytes of the answer that are still to come, null before its head. */
  missing: number | null
}

const MOST_CONNECTIONS = 256
const END_OF_HEAD = '\r\n\r\n'
const nobodyAsks: Answered = () => {}

/**
 * Asks a server of our own that says `content-length`, and makes nothing of what it answers. Whoever asks works on the
 * same processors as who answers: a real client takes twice as long for each request and shows its own waits as theirs.
 */
export class PlainClient {
  readonly #url: URL
  readonly #open = new Set<Connection>()
  readonly #idle: Connection[] = []
  readonly #waiting: { path: string; answered: Answered }[] = []

  constructor(url: string) {
    this.#url = new URL(url)
  }

  get(path: string, answered: Answered): void {
    const connection = this.#idle.pop() ?? (this.#open.size < MOST_CONNECTIONS ? this.#connect() : null)
    if (connection) this.#send(connection, path, answered)
    else this.#waiting.push({ path, answered })
  }

  close(): void {
    for (const { socket } of this.#open) socket.destroy()
  }

  #connect(): Connection {
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    const connection: Connection = { socket, answered: nobodyAsks, isFine: false, missing: null }
    this.#open.add(connection)
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#read(connection, chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#lose(connection))
    return connection
  }

  #send(connection: Connection, path: string, answered: Answered): void {
    connection.answered = answered
    connection.missing = null
    connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\n\r\n`)
  }

  #read(connection: Connection, chunk: Buffer): void {
    connection.missing = (connection.missing ?? this.#readHead(connection, chunk)) - chunk.length
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

  /** Answers how long head and body are; a head comes in one piece. */
  #readHead(connection: Connection, chunk: Buffer): number {
    const length = chunk.indexOf(END_OF_HEAD)
    const head = chunk.toString('latin1', 0, length)
    connection.isFine = head.startsWith('HTTP/1.1 200 ')
    return length + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
  }
}
