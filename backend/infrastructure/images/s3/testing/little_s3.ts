import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Address } from '../s3_bucket.ts'
import { isSigned } from './is_signed.ts'

/** The fault injected into every call, or into the next one. */
export type S3Fault =
  | 'none'
  | 'refuses'
  | 'stays silent'
  | 'fails'
  | 'fails once'
  | 'sends elsewhere'
  | 'cuts in half'

interface Answer {
  status: number
  body?: Buffer | string
  type?: string
}

const ERROR = (status: number, code: string, more = ''): Answer => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message>${more}</Error>`,
})

/** An in-memory S3 server for put, get, delete and list, with pages. */
export class LittleS3 implements S3Address {
  readonly bucket = 'fotos'
  readonly region = 'us-east-1'
  readonly keyId = 'test-key-id'
  readonly secret = 'a secret that must never be seen'
  url = ''
  fault: S3Fault = 'none'
  keepsVersions = false
  /** Lists everything, whatever the prefix. */
  ignoresPrefix = false
  /** Objects per page of a list. */
  pageSize = 3
  readonly objects = new Map<string, { bytes: Buffer; type: string }>()
  /** Method and path of every call. */
  readonly calls: string[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  static async start(): Promise<LittleS3> {
    const s3 = new LittleS3()
    await new Promise<void>((resolve) => s3.#server.listen(0, '127.0.0.1', resolve))
    const address = s3.#server.address()
    s3.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    return s3
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  empty(): void {
    this.fault = 'none'
    this.keepsVersions = false
    this.ignoresPrefix = false
    this.objects.clear()
    this.calls.length = 0
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls.push(`${request.method} ${request.url}`)
    const { fault } = this
    if (fault === 'fails once') this.fault = 'none'
    if (fault === 'refuses') return void request.socket.destroy()
    if (fault === 'stays silent') return
    if (fault === 'sends elsewhere')
      return void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
    const failing = fault === 'fails' || fault === 'fails once'
    const body = await buffer(request)
    const { status, ...answer } = failing ? ERROR(500, 'InternalError') : this.#answer(request, body)
    const bytes = Buffer.from(answer.body ?? '')
    response.writeHead(status, {
      'content-type': answer.type ?? 'text/plain',
      'content-length': bytes.length,
    })
    if (fault !== 'cuts in half') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }

  #answer(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    if (!isSigned(request, this)) return ERROR(403, 'SignatureDoesNotMatch', '<StringToSign>x</StringToSign>')
    const [, bucket = '', ...rest] = pathname.split('/')
    if (bucket !== this.bucket) return ERROR(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    if (searchParams.has('versioning')) return this.#versioning()
    if (key === '') return this.#list(searchParams)
    if (request.method === 'PUT') return this.#put(key, body, request.headers['content-type'] ?? '')
    if (request.method === 'DELETE') return { status: this.objects.delete(key) ? 204 : 404 }
    const object = this.objects.get(key)
    return object ? { status: 200, body: object.bytes, type: object.type } : ERROR(404, 'NoSuchKey')
  }

  #put(key: string, bytes: Buffer, type: string): Answer {
    this.objects.set(key, { bytes, type })
    return { status: 200 }
  }

  #versioning(): Answer {
    const status = this.keepsVersions ? '<Status>Enabled</Status>' : ''
    return {
      status: 200,
      type: 'application/xml',
      body: `<VersioningConfiguration>${status}</VersioningConfiguration>`,
    }
  }

  #list(query: URLSearchParams): Answer {
    const [prefix, after] = [
      this.ignoresPrefix ? '' : (query.get('prefix') ?? ''),
      query.get('continuation-token') ?? '',
    ]
    const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
    const page = found.slice(0, Math.min(this.pageSize, Number(query.get('max-keys'))))
    const more =
      page.length < found.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>'
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
    const body = `<ListBucketResult><Prefix>${prefix}</Prefix>${contents}${more}</ListBucketResult>`
    return { status: 200, type: 'application/xml', body }
  }
}
