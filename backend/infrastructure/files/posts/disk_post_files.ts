import { basename, posix } from 'node:path'
import type { Readable } from 'node:stream'
import { lookup } from 'node:dns/promises'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import {
  type PostFile,
  type PostFileChoice,
  PostFiles,
  type SourcePost,
  type PictureFailure,
} from '#application/ports/post_files.ts'
import { type RecordFiles, RecordFileUnusable } from '#application/ports/record_files.ts'
import { openRefusedFile, refuseOwnSource } from '../refused_file.ts'
import { MAX_IMAGE_BYTES } from '#domain/shared/image_upload.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { fieldsByName } from '../ndjson_record_file.ts'
import { readText } from './decoded_text.ts'
import { findFiles, type FoundFile, type FoundFiles } from './found_files.ts'

type Picture = Result<Uint8Array, PictureFailure>

/** Reads a picture from the web if its own or its post's address is a URL; otherwise from the post's folder or zip. */
async function readPicture(
  { file, address: page }: Pick<SourcePost, 'file' | 'address'>,
  address: string,
  beside: FoundFiles['beside'],
  web: WebPictures,
): Promise<Picture> {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]
  if (scheme || address.startsWith('//')) return web.read(address.replace(/^\/\//, 'https://'))
  for (const name of namesOf(file, address)) {
    const found = await beside(name)
    if (found) return wholeOf(found)
  }
  const url = page ? URL.parse(address, page) : null
  return url ? web.read(url.href) : fail('picture_missing')
}

/** The places where site generators look: beside the post, at the root, and in `static` (Hugo). */
function namesOf(file: string, address: string): string[] {
  const [path = ''] = address.split(/[?#]/)
  const name = decoded(path)
  const own = posix.join(posix.dirname(file), name)
  const top = name.replace(/^\/+/, '')
  const names = name.startsWith('/') ? [top, `static/${top}`] : [own, top]
  return names.map((each) => posix.normalize(each)).filter((each) => each && !each.startsWith('..'))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Picture> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_IMAGE_BYTES) return fail('picture_too_large')
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}

const MAX_REDIRECTS = 3
/** A host that failed to answer this often is not asked again. */
const MAX_SILENCES = 3
const TIMEOUT_MS = 15_000

interface WebOptions {
  /** Milliseconds per picture, redirects included. */
  timeout?: number
  /** Returns whether an IP address is public. */
  isPublic?: (address: string) => boolean
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>
}

/**
 * Fetches pictures from the public web by http or https. Resolves each host once per request, checks that all its
 * addresses are public and connects to that very address; checks every redirect again.
 */
export class WebPictures {
  readonly #timeout: number
  readonly #isPublic: (address: string) => boolean
  readonly #resolve: NonNullable<WebOptions['resolve']>
  readonly #silences = new Map<string, number>()

  constructor({ timeout = TIMEOUT_MS, isPublic = isPublicAddress, resolve }: WebOptions = {}) {
    this.#timeout = timeout
    this.#isPublic = isPublic
    this.#resolve = resolve ?? ((host) => lookup(host, { all: true }))
  }

  async read(address: string): Promise<Picture> {
    const signal = AbortSignal.timeout(this.#timeout)
    let url = URL.parse(address)
    for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await this.#ask(url, signal)
      if (!(answer instanceof URL)) return answer
      url = answer
    }
    return fail('picture_unreachable')
  }

  async #ask(url: URL, signal: AbortSignal): Promise<Picture | URL> {
    if (!['http:', 'https:'].includes(url.protocol) || url.username) return fail('picture_private')
    const { host } = url
    const silences = this.#silences.get(host) ?? 0
    if (silences >= MAX_SILENCES) return fail('picture_unreachable')
    try {
      const place = await this.#placeOf(url.hostname.replace(/^\[|\]$/g, ''), signal)
      if (!place) return fail('picture_private')
      return await answerOf(await this.#get(url, place, signal), url)
    } catch {
      this.#silences.set(host, silences + 1)
      return fail(signal.aborted ? 'picture_slow' : 'picture_unreachable')
    }
  }

  /** Null if any of its addresses is not public: a name with both kinds is an attack. */
  async #placeOf(host: string, signal: AbortSignal): Promise<{ address: string; family: number } | null> {
    const family = isIP(host)
    const places = family ? [{ address: host, family }] : await orAborted(this.#resolve(host), signal)
    return places.every(({ address }) => this.#isPublic(address)) ? (places[0] ?? null) : null
  }

  #get(url: URL, place: { address: string; family: number }, signal: AbortSignal): Promise<IncomingMessage> {
    const get = url.protocol === 'https:' ? getByHttps : getByHttp
    return new Promise((resolve, reject) => {
      const options = {
        agent: false,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'saude-perto-import' },
        lookup: (_host: string, { all }: { all?: boolean | undefined }, done: Resolved) =>
          all ? done(null, [place]) : done(null, place.address, place.family),
      } as const
      get(url, options, resolve).on('error', reject)
    })
  }
}

type Resolved = (
  error: null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void

async function answerOf(answer: IncomingMessage, url: URL): Promise<Picture | URL> {
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location)
      return URL.parse(headers.location, url) ?? fail('picture_unreachable')
    if (statusCode === 404 || statusCode === 410) return fail('picture_missing')
    if (statusCode !== 200) return fail('picture_unreachable')
    if (Number(headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) return fail('picture_too_large')
    return await wholeOf(answer)
  } finally {
    answer.destroy()
  }
}

function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
  return Promise.race([work, promise])
}

const BENCHMARKS = ipaddr.IPv4.parse('198.18.0.0')
/** The only allocated part of IPv6. */
const GLOBAL = ipaddr.IPv6.parse('2000::')

/** Returns false for this machine, private networks and cloud services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const place = ipaddr.process(address)
  if (place.range() !== 'unicast') return false
  return place instanceof ipaddr.IPv4 ? !place.match(BENCHMARKS, 15) : place.match(GLOBAL, 3)
}

interface ReadOptions {
  encoding: PostFileChoice['encoding']
  pages: boolean
  leaveOut: (kind: string) => void
}

/** Opens files of posts on the operator's disk, folders and zips of them, and standard input. */
export class DiskPostFiles extends PostFiles {
  readonly #records: RecordFiles
  readonly #standardInput: Readable

  readonly #web: WebPictures

  constructor(records: RecordFiles, standardInput: Readable = process.stdin, web = new WebPictures()) {
    super()
    this.#records = records
    this.#web = web
    this.#standardInput = standardInput
  }

  async open({ path, format, encoding, failedPath, pages = false }: PostFileChoice): Promise<PostFile> {
    if (failedPath) await refuseOwnSource(failedPath, path)
    const leftOut: Record<string, number> = {}
    const leaveOut = (kind: string) => void (leftOut[kind] = (leftOut[kind] ?? 0) + 1)
    const { files, beside, close } = await findFiles({
      path,
      format,
      leaveOut,
      standardInput: this.#standardInput,
    })
    const refused = new RefusedPosts(failedPath ?? failedPathOf(path))
    return {
      name: path === '-' ? 'stdin' : basename(path),
      posts: () => this.#posts(files, { encoding, pages, leaveOut }),
      leftOut: () => leftOut,
      picture: (post, address) => readPicture(post, address, beside, this.#web),
      reject: (post, reason) => refused.add(post, reason),
      async close() {
        close()
        return refused.close()
      },
    }
  }

  /** An unreadable file counts as one refused post, so that the others are still imported. */
  async *#posts(files: readonly FoundFile[], options: ReadOptions): AsyncGenerator<SourcePost> {
    for (const file of files) {
      try {
        yield* this.#postsOf(file, options)
      } catch (error) {
        if (!(error instanceof RecordFileUnusable) || files.length === 1) throw error
        const { unreadablePost } = await import('./source_post.ts')
        yield unreadablePost({ file: file.name, line: 1 }, error.message, {})
      }
    }
  }

  /** Loads the readers with the first file: no other command needs them. */
  async *#postsOf(file: FoundFile, options: ReadOptions): AsyncGenerator<SourcePost> {
    const { name, format, path } = file
    const { encoding, pages, leaveOut } = options
    if (format === 'wxr') {
      const { readWxrPosts } = await import('./wxr_posts.ts')
      yield* readWxrPosts(file, options)
    } else if ((format === 'csv' || format === 'ndjson') && path !== null)
      yield* this.#rows(path, name, format, encoding)
    else if (format === 'csv') leaveOut('arquivo .csv dentro de outro')
    else {
      const read = (await import('./source_post.ts')).READERS[format]
      for (const post of read(await readText(file, encoding), name)) {
        const [wxr, site] = ['wxr', 'site'].map((field) => post.fields?.get(field))
        if (typeof wxr === 'string') {
          const { readWxrItem } = await import('./wxr_posts.ts')
          yield* readWxrItem({ ...post, ...(typeof site === 'string' && { site }) }, wxr, options)
          continue
        }
        const page = post.isPage ?? (format !== 'json' && isPage(post))
        if (page && !pages) leaveOut('página')
        else yield { ...post, isPage: page }
      }
    }
  }

  async *#rows(
    path: string,
    file: string,
    format: 'csv' | 'ndjson',
    encoding: PostFileChoice['encoding'],
  ): AsyncGenerator<SourcePost> {
    const { sourcePost, unreadablePost } = await import('./source_post.ts')
    const opened = await this.#records.open({ path, format, ...(encoding && { encoding }) })
    for await (const { line, fields, unreadable = '', raw } of opened.records())
      yield fields
        ? sourcePost(fieldsByName(fields), { file, line })
        : unreadablePost({ file, line }, unreadable, { raw })
    await opened.close()
  }
}

function failedPathOf(path: string): string {
  return `${path === '-' ? 'stdin' : path.replace(/(?:\/+|\.[^./]+?(?:\.gz)?)$/i, '')}.failed.json`
}

/** Like Jekyll and Hugo: pages are recognized by their folder or a field. */
function isPage({ file, fields }: SourcePost): boolean {
  return /(^|\/)_?pages\//i.test(file) || ['layout', 'type'].some((name) => fields?.get(name) === 'page')
}

/** The file of refused posts: a JSON list, written when the import ends, if there are any. */
class RefusedPosts {
  readonly #path: string
  readonly #posts: object[] = []

  constructor(path: string) {
    this.#path = path
  }

  add({ raw, file, line }: SourcePost, reason: string): void {
    this.#posts.push({ _error: `${file}:${line} ${reason}`, ...raw })
  }

  async close(): Promise<string | null> {
    if (this.#posts.length === 0) return null
    const file = await openRefusedFile(this.#path)
    try {
      await file.writeFile(`${JSON.stringify(this.#posts, null, 2)}\n`)
    } finally {
      await file.close()
    }
    return this.#path
  }
}
