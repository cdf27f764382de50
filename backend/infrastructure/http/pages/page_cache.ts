import { PRICE_LIMITS } from '#domain/catalogue/price_limits.ts'
import { DAY_KEYS } from '#domain/catalogue/weekdays.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isPostCategory } from '#contract/post_terms.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import type { PageReads } from './in_process_public_api.ts'

export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/** A rendered public page, the same for every reader. */
export interface MadePage {
  status: number
  html: string
  /** The only professional whose data it shows; null for any other page. */
  profileOf: string | null
  /** The posts shown, for counting views. */
  posts: PageReads['posts']
  /** What was looked for in vain, for counting. */
  unmet: PageReads['unmet']
  /** Why a read for it failed: the page then lacks a part, and may not be kept by anybody. */
  failure?: unknown
}

/** A source of change notifications. */
interface Changes {
  /** Whether the connection to the source is up, so that every change arrives. */
  readonly isListening: boolean
  /** Resolves once all changes committed before have arrived. */
  caughtUp(): Promise<void>
}

interface PageCacheSettings {
  /** For all pages together; 0 turns the cache off. */
  megabytes: number
  changes: Changes
  /** Milliseconds by which search results may lag behind the database. */
  searchDelay?: number
}

const MEGABYTE = 1_048_576
/** Milliseconds; limits the age of pages that depend on unannounced changes. */
const LIFETIME = 60_000
const brotli = promisify(brotliCompress)
/**
 * Large enough for a page (2^18 bytes). V8 counts the default window as memory in use and collects the whole heap every
 * ten responses: 10 ms of CPU time per page instead of 2.4.
 */
export const BROTLI_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: 18 }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, ...BROTLI_WINDOW } }
const encode = {
  br: (text: Buffer) => brotli(text, BROTLI),
  gzip: promisify(gzip),
} satisfies Record<Coding, (text: Buffer) => Promise<Buffer>>

/** A page with its ETag and compressed bytes; the text is stored only as bytes. */
export class CachedPage {
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
 * Caches public pages until something that they show changes. A profile is dropped by its professional's changes, any
 * other page by every change. A page that is being built during a change is sent but not cached.
 */
export class PageCache {
  readonly #settings: PageCacheSettings
  readonly #pages: LRUCache<string, CachedPage> | null
  readonly #underWay = new Map<string, Promise<CachedPage>>()
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

  /** Returns the page, built by `make` if not cached; concurrent callers share one build. */
  async get(address: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    if (this.#catchingUp) await this.#catchingUp
    const remembered = this.#pages?.get(address)
    this.#requests[remembered ? 'kept' : 'made']++
    if (remembered) return remembered
    const turn = `${this.#changes} ${address}`
    return this.#underWay.get(turn) ?? this.#make(turn, address, make)
  }

  /** Returns the number and size of cached pages, and of hits and misses since this process started. */
  condition(): { pages: number; bytes: number; requests: { kept: number; made: number } } {
    return {
      pages: this.#pages?.size ?? 0,
      bytes: this.#pages?.calculatedSize ?? 0,
      requests: { ...this.#requests },
    }
  }

  /** Called after a successful write of this process: pages cached before are not used any more. */
  noteWrite(): void {
    if (!this.#pages || !this.#settings.changes.isListening) return
    const catchingUp = this.#settings.changes.caughtUp().finally(() => {
      if (this.#catchingUp === catchingUp) this.#catchingUp = null
    })
    this.#catchingUp = catchingUp
  }

  /** Receives the changed professionals, `[]` for other public data, `null` for unknown changes. */
  readonly onChange = (professionalIds: readonly string[] | null): void => {
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

  #make(turn: string, address: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const before = this.#changes
    const making = make()
      .then((made) => {
        const page = new CachedPage(made)
        const isCurrent = this.#settings.changes.isListening && before === this.#changes
        if (made.status === 200 && made.failure === undefined && isCurrent) this.#pages?.set(address, page)
        return page
      })
      .finally(() => this.#underWay.delete(turn))
    this.#underWay.set(turn, making)
    return making
  }
}

type IsKnown = (value: string) => boolean

const isTrue: IsKnown = (value) => value === 'true'
const isOneOf =
  (...values: readonly string[]): IsKnown =>
  (value) =>
    values.includes(value)

/** What lists are narrowed and ordered by, each in its only spelling. */
const NARROWING: Record<string, IsKnown> = {
  insurance: (value) => insurerByName(value)?.name === value,
  presencial: isTrue,
  teleconsulta: isTrue,
  language: isOneOf(...LANGUAGE_KEYS),
  accessibility: isOneOf(...ACCESS_KEYS),
  day: isOneOf(...DAY_KEYS),
  maxPrice: isOneOf(...PRICE_LIMITS.map(String)),
  newPatients: isTrue,
  sort: isOneOf('rating', 'lowest_price'),
}

/** A number above the last page is redirected or unknown, and such an answer is not kept. */
const isPage: IsKnown = (value) => /^[1-9]\d{0,2}$/.test(value)

type ScreenParameters = ReadonlyMap<string, IsKnown>
const parameters = (known: Record<string, IsKnown>): ScreenParameters => new Map(Object.entries(known))

/** The query parameters that a screen reads, by the first segment of its path, with the values that exist. */
const PARAMETERS: ReadonlyMap<string, ScreenParameters> = new Map([
  [
    '',
    parameters({
      ...NARROWING,
      specialty: (value) => specialtyByName(value)?.name === value,
      gender: isOneOf('feminino', 'masculino'),
      pages: (value) => isPage(value) && Number(value) <= 20,
    }),
  ],
  ['especialidades', parameters({ ...NARROWING, state: isStateCode, page: isPage })],
  ['blog', parameters({ category: isPostCategory, page: isPage })],
])
const OF_PROFILE = parameters({ avaliacoes: isPage, ordem: isOneOf('menores'), lang: isOneOf('en', 'es') })
const NONE = parameters({})

function parametersOf(path: string): ScreenParameters {
  const [, segment = ''] = path.split('/')
  return PARAMETERS.get(segment) ?? (SCREEN_SEGMENTS.includes(segment) ? NONE : OF_PROFILE)
}

/** Parameters of advertisements and newsletters, which no screen reads. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|igshid|srsltid)$/
const MAX_QUERY_LENGTH = 200

/**
 * Returns the cache key: the path and its parameters, sorted. Null where the query has anything that the screen does not
 * read or that does not exist: whatever a stranger makes up would push other pages out.
 */
export function addressToKeep(path: string, query: string | null): string | null {
  if (!query) return path
  if (query.length > MAX_QUERY_LENGTH) return null
  const given = new URLSearchParams(query)
  const known = parametersOf(path)
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name)
    if (TRACKING.test(name)) given.delete(name)
    else if (values.length > 1 || !known.get(name)?.(values[0] ?? '')) return null
  }
  given.sort()
  return given.size > 0 ? `${path}?${given.toString()}` : path
}
