import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { type Handler, httpServer, TIMEOUTS } from './http_server.ts'

const HASTY = { headers: 60, request: 120, idle: 1_000, reading: 90, check: 10 }
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const LAST_GET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'

test.group('A connection', (group) => {
  let server: Server
  let asked: ServerResponse[]
  let wakeUp: () => void
  group.each.setup(() => {
    asked = []
    wakeUp = () => {}
    return () => {
      server.closeAllConnections()
      server.close()
    }
  })

  /** A server that keeps whoever asks waiting in `asked` unless told how to answer. */
  async function open(handler: Handler = () => {}, timeouts = TIMEOUTS): Promise<Socket> {
    server = httpServer({
      handler: (request, response) => {
        asked.push(response)
        wakeUp()
        handler(request, response)
      },
      headers: new Map([['x-content-type-options', 'nosniff']]),
      leaving: new AbortController().signal,
      timeouts,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    return socket
  }

  async function untilAsked(times: number): Promise<void> {
    while (asked.length < times) await new Promise<void>((resolve) => (wakeUp = resolve))
  }

  async function allOf(socket: Socket): Promise<string> {
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    await once(socket, 'close')
    return text
  }

  test('is answered in the order of its requests', async ({ assert }) => {
    const socket = await open()
    socket.write(GET + GET + LAST_GET)
    const said = allOf(socket)
    await untilAsked(3)
    for (const turn of [3, 1, 2]) asked[turn - 1]?.end(`answer ${turn}`)

    assert.deepEqual((await said).match(/answer \d/g), ['answer 1', 'answer 2', 'answer 3'])
  })

  test('is closed if it reads nothing', async ({ assert }) => {
    const socket = await open((_, response) => response.end(Buffer.alloc(32_000_000)), HASTY)
    socket.pause()
    socket.write(GET)
    await untilAsked(1)
    const [answer] = asked

    if (answer && !answer.closed) await once(answer, 'close')
    assert.isTrue(answer?.closed)
  })

  test('waits for a slow answer', async ({ assert }) => {
    const socket = await open(() => {}, HASTY)
    socket.write(LAST_GET)
    const said = allOf(socket)
    await untilAsked(1)
    server.close()
    const other = await open(() => {}, HASTY)
    other.write(POST)
    await allOf(other)
    asked[0]?.end('late')

    assert.match(await said, /late$/)
  })

  test('is answered and closed if its headers or body are slow', async ({ assert }) => {
    for (const slow of ['GET / HTT', 'GET / HTTP/1.1\r\nHost: x\r\n', POST]) {
      const socket = await open(() => {}, HASTY)
      socket.write(slow)
      const said = await allOf(socket)

      assert.match(said, /^HTTP\/1\.1 408 Request Timeout\r\n/, slow)
      assert.include(said, '"code":"too_slow"', slow)
      server.close()
    }
  })

  test('is refused in order and closed if it names two hosts', async ({ assert }) => {
    const socket = await open((_, response) => response.end('first'))
    socket.write(`${GET}GET / HTTP/1.1\r\nHost: x\r\nhOst: x\r\n\r\n`)
    const said = await allOf(socket)

    assert.match(said, /first[^]*HTTP\/1\.1 400 Bad Request\r\n/)
    assert.include(said, '"code":"bad_request"')
    assert.include(said.toLowerCase(), 'x-content-type-options: nosniff')
    assert.lengthOf(asked, 1)
  })

  test('is refused like any other call if it is malformed', async ({ assert }) => {
    const odd = {
      400: 'no http at all\r\n\r\n',
      431: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    }
    for (const [status, bytes] of Object.entries(odd)) {
      const socket = await open()
      socket.write(bytes)
      const said = await allOf(socket)

      assert.match(said, new RegExp(`^HTTP/1.1 ${status} `))
      assert.include(said, 'x-content-type-options: nosniff')
      assert.match(said, /\r\n\r\n\{"message":"[^"]+\.","code":"\w+"\}$/)
      server.close()
    }
  })

  test('gets a readable refusal after an earlier answer', async ({ assert }) => {
    const socket = await open((_, response) => response.end('fine'))
    socket.write(GET)
    await untilAsked(1)
    const [answer] = asked
    if (answer && !answer.closed) await once(answer, 'close')
    socket.write('no http at all\r\n\r\n')

    assert.match(await allOf(socket), /HTTP\/1\.1 400 /)
  })

  test('gets no refusal in the middle of an answer', async ({ assert }) => {
    const socket = await open(
      (_, response) => {
        response.writeHead(200, { 'content-length': '10' })
        response.write('half')
        // Only now the time of the request may be over, however slow the machine is.
        Object.assign(server, { headersTimeout: 1, requestTimeout: 1 })
      },
      { ...TIMEOUTS, check: HASTY.check },
    )
    socket.write(POST)

    assert.match(await allOf(socket), /^HTTP\/1\.1 200 OK[^{]*half$/s)
  })

  test('may send any Expect header', async ({ assert }) => {
    const socket = await open((_, response) => response.end('yes'))
    socket.write(LAST_GET.replace('Host', 'Expect: a miracle\r\nHost'))

    assert.match(await allOf(socket), /^HTTP\/1\.1 200 OK/)
  })
})
