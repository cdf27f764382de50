import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageReads } from './in_process_public_api.ts'

export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** A public page as it was made: the same for everyone who asks for it. */
export interface MadePage {
  status: number
  html: string
  /** Whose profile it is, and nothing else; null where it shows more than one professional's own data. */
  profileOf: string | null
  /** The posts that its reader has opened. */
  posts: PageReads['posts']
}

/** Whoever tells of changes. */
interface Changes {
  /** Whether every change is told. */
  readonly isHeard: boolean
  /** Resolves once everything is told that was committed before. */
  caughtUp(): Promise<void>
}

interface PageCacheSettings {
  /** For all pages together; 0 remembers none. */
  megabytes: number
  changes: Changes
  /** Milliseconds by which an answer of the search may be behind the database. */
  searchDelay?: number
}

const MEGABYTE = 1_048_576
/** The longest that a page is shown after something changed that no write tells of. */
const LIFETIME = 60_000
const brotli = promisify(brotliCompress)
/**
 * As large as a page (2^18 bytes). V8 counts the default one as memory in use, and looks through the whole heap every ten
 * answers: 10 ms of processor time for a page instead of 2.4.
 */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, ...BROTLI_WINDOW } }
const encode = {
  br: (text: Buffer) => brotli(text, BROTLI),
  gzip: promisify(gzip),
} satisfies Record<Coding, (text: Buffer) => Promise<Buffer>>

/** A page with its tag, compressed once for all who ask for it. Its text is kept once, as what is sent. */
export class KeptPage {
  readonly etag: string
  readonly body: Buffer
  readonly made: Omit<MadePage, 'html'>
  readonly #coded = new Map<Coding, Promise<Buffer>>()

  constructor({ html, ...made }: MadePage) {
    this.made = made
    this.body = Buffer.from(html)
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`
  }

  coded(coding: Coding): Promise<Buffer> {
    const coded = this.#coded.get(coding) ?? encode[coding](this.body)
    this.#coded.set(coding, coded)
    return coded
  }
}

/**
 * Public pages, remembered until something that they show changes. A profile goes with its professional's changes, any
 * other page with every change. What is under way while something changes is answered and forgotten.
 */
export class PageCache {
  readonly #settings: PageCacheSettings
  readonly #pages: LRUCache<string, KeptPage> | null
  readonly #underWay = new Map<string, Promise<KeptPage>>()
  #changes = 0
  #catchingUp: Promise<void> | null = null
  #requests = { kept: 0, made: 0 }

  constructor(settings: PageCacheSettings) {
    this.#settings = settings
    const maxSize = settings.megabytes * MEGABYTE
    this.#pages =
      maxSize > 0
        ? new LRUCache({
            ...{ maxSize, ttl: LIFETIME, ttlAutopurge: true },
            sizeCalculation: ({ body }) => body.length * 2,
          })
        : null
  }

  /** The page of that address, made where it is not remembered; whoever asks while it is made waits for the same. */
  async get(address: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    if (this.#catchingUp) await this.#catchingUp
    const remembered = this.#pages?.get(address)
    this.#requests[remembered ? 'kept' : 'made']++
    if (remembered) return remembered
    const turn = `${this.#changes} ${address}`
    return this.#underWay.get(turn) ?? this.#make(turn, address, make)
  }

  /** How many it holds, and how many of the requested ones were there since this process began. */
  condition(): { pages: number; bytes: number; requests: { kept: number; made: number } } {
    return {
      pages: this.#pages?.size ?? 0,
      bytes: this.#pages?.calculatedSize ?? 0,
      requests: { ...this.#requests },
    }
  }

  /** A write of this process has succeeded: nobody gets what was remembered before it. */
  noteWrite(): void {
    if (!this.#pages || !this.#settings.changes.isHeard) return
    const catchingUp = this.#settings.changes.caughtUp().finally(() => {
      if (this.#catchingUp === catchingUp) this.#catchingUp = null
    })
    this.#catchingUp = catchingUp
  }

  /** Hears which professionals changed, `[]` for anything else public, and `null` where nobody knows what did. */
  readonly hear = (professionalIds: readonly string[] | null): void => {
    this.#forget(professionalIds)
    const { searchDelay = 0 } = this.#settings
    if (searchDelay > 0) setTimeout(() => this.#forget(professionalIds), searchDelay).unref()
  }

  #forget(professionalIds: readonly string[] | null): void {
    this.#changes++
    const pages = this.#pages
    if (!professionalIds || !pages) return pages?.clear()
    const changed = new Set(professionalIds)
    for (const [address, { made }] of pages.entries())
      if (made.profileOf === null || changed.has(made.profileOf)) pages.delete(address)
  }

  #make(turn: string, address: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const before = this.#changes
    const making = make()
      .then((made) => {
        const page = new KeptPage(made)
        const isCurrent = this.#settings.changes.isHeard && before === this.#changes
        if (made.status === 200 && isCurrent) this.#pages?.set(address, page)
        return page
      })
      .finally(() => this.#underWay.delete(turn))
    this.#underWay.set(turn, making)
    return making
  }
}

/** What a screen reads from its address and everyone may choose; free text is not among them. */
const COUNTING: ReadonlySet<string> = new Set([
  ...['specialty', 'state', 'city', 'insurance', 'presencial', 'teleconsulta', 'premium'],
  ...['category', 'page', 'pages', 'sort', 'aba', 'avaliacoes'],
])
/** What advertisements and newsletters add, which no screen reads. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|igshid|srsltid)$/
const MAX_QUERY_LENGTH = 200

/** The address under which a page is remembered: its path and what counts of its query, in one order; null where it is asked too freely. */
export function addressToKeep(path: string, query: string | null): string | null {
  if (!query) return path
  if (query.length > MAX_QUERY_LENGTH) return null
  const parameters = new URLSearchParams(query)
  for (const name of new Set(parameters.keys())) {
    if (TRACKING.test(name)) parameters.delete(name)
    else if (!COUNTING.has(name) || parameters.getAll(name).length > 1) return null
  }
  parameters.sort()
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}
