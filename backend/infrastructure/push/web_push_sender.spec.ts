import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { WebPushSender } from './web_push_sender.ts'

const SECRET = Buffer.alloc(16, 7)
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/secret-of-the-browser'
const CONTACT = { id: aUuid(301), kind: 'lead' } as const

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on loopback, and a browser of which it answers `status`. */
async function aPushService(status = 201) {
  const received: Received[] = []
  const server: Server = createServer((request, response) => {
    const answer = (body: Buffer) => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, { location: 'http://127.0.0.1:1/inside' }).end('A text.')
    }
    void buffer(request).then(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const reach = (address: string, options: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${new URL(address).pathname}`, options)
  return { received, reach, close: () => void server.close() }
}

function aPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/** Decrypts as a browser does (RFC 8291, 8188). */
function decrypt(body: Buffer, browser: ECDH): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const bits = (key: Uint8Array, seed: Uint8Array, use: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, seed, use, length))
  const shared = bits(browser.computeSecret(sender), SECRET, info, 32)
  const key = bits(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = bits(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Whom the token of the request names, if it was signed with the key that the request names. */
function signedClaims(authorization: string): Record<string, unknown> {
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {}
}

const deviceOf = (browser: ECDH) => ({
  endpoint: ENDPOINT,
  p256dh: browser.getPublicKey('base64url'),
  auth: SECRET.toString('base64url'),
})

test.group('WebPushSender', () => {
  const site = aPair()
  const vapid = {
    subject: 'mailto:suporte@exemplo.com.br',
    publicKey: site.getPublicKey('base64url'),
    privateKey: site.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }

  test('sends what only the browser can read, signed by the site', async ({ assert, cleanup }) => {
    const { received, reach, close } = await aPushService()
    cleanup(close)
    const browser = aPair()

    assert.equal(await new WebPushSender({ vapid, reach }).send(deviceOf(browser), CONTACT, 3_600), 'sent')

    const [{ url, headers, body }] = received as [Received]
    assert.equal(url, '/fcm/send/secret-of-the-browser')
    assert.deepEqual(JSON.parse(decrypt(body, browser)), CONTACT)
    assert.throws(() => decrypt(body, aPair()))
    assert.containsSubset(headers, { ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' })
    const { aud, sub } = signedClaims(headers.authorization ?? '')
    assert.deepEqual({ aud, sub }, { aud: 'https://fcm.googleapis.com', sub: vapid.subject })
  })

  test('tells a browser that is gone from a service that is in trouble, and follows it nowhere', async ({
    assert,
    cleanup,
  }) => {
    const ask = async (status: number) => {
      const { received, reach, close } = await aPushService(status)
      cleanup(close)
      const outcome = await new WebPushSender({ vapid, reach })
        .send(deviceOf(aPair()), CONTACT, 60)
        .catch((error: Error & { code?: string }) => `${error.code}: ${error.message}`)
      assert.lengthOf(received, 1)
      return outcome
    }

    assert.equal(await ask(404), 'gone')
    assert.equal(await ask(410), 'gone')
    assert.equal(await ask(503), 'HTTP_503: The push service answered 503.')
    assert.equal(await ask(302), 'HTTP_302: The push service answered 302.')
  })

  test('names no endpoint where nobody answers, and gives up keys that are no keys', async ({ assert }) => {
    const cause = Object.assign(new Error(ENDPOINT), { code: 'ENOTFOUND' })
    const reach = () => Promise.reject(new TypeError(`fetch failed: ${ENDPOINT}`, { cause }))
    const sender = new WebPushSender({ vapid, reach })
    const device = deviceOf(aPair())

    const failure = await sender.send(device, CONTACT, 60).catch((error: unknown) => error)
    assert.containSubset(failure, { message: 'The push service did not answer.', code: 'ENOTFOUND' })
    assert.equal(await sender.send({ ...device, p256dh: 'k'.repeat(87) }, CONTACT, 60), 'gone')
  })
})
