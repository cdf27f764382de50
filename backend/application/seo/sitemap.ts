import type { Ports } from '#application/ports/ports.ts'
import { UseCase } from '../use_case.ts'
import { BLOG_PATH } from '#domain/blog/post_category.ts'
import { SPECIALTIES_PATH } from '#domain/catalogue/specialty_paths.ts'
import {
  type AddressRange,
  ADDRESS_KINDS,
  type AddressKind,
  type AddressMeasure,
  type PublicAddresses,
  type PublicAddress,
} from '#application/ports/public_addresses.ts'
import { CachedValue } from '#application/freshness/cached_value.ts'

/** Addresses per file: https://www.sitemaps.org/protocol.html */
const MAX_IN_A_FILE = 50_000

/** Below the limit, so that a file has room for additions while the plan is in use. */
const PLANNED_IN_A_FILE = 40_000

/** Pages that always exist. */
const STATIC_PATHS = ['/', SPECIALTIES_PATH, BLOG_PATH, '/termos', '/privacidade', '/acessibilidade']

export interface SitemapFile {
  /** Whether this file contains the static pages. */
  hasLastingPages: boolean
  ranges: AddressRange[]
}

/** A single file while everything fits; otherwise `/sitemap.xml` only names the files, numbered from 1. */
interface SitemapPlan {
  isSplit: boolean
  files: SitemapFile[]
}

const MINUTES_KEPT = 60

interface MeasuredKind extends AddressMeasure {
  kind: AddressKind
}

/** Plans the files of the sitemap. */
export class PlanSitemap {
  readonly #addresses: PublicAddresses
  readonly #cached: CachedValue<SitemapPlan>

  constructor({ publicAddresses, clock }: Ports<'publicAddresses' | 'clock'>) {
    this.#addresses = publicAddresses
    this.#cached = new CachedValue(clock, MINUTES_KEPT, () => this.#plan())
  }

  /** At most an hour old: the files' boundaries may be outdated, their contents never are. */
  execute(): Promise<SitemapPlan> {
    return this.#cached.get()
  }

  async #plan(): Promise<SitemapPlan> {
    const kinds: MeasuredKind[] = []
    for (const kind of ADDRESS_KINDS) {
      kinds.push({ kind, ...(await this.#addresses.measure(kind, PLANNED_IN_A_FILE)) })
    }
    const total = kinds.reduce((sum, { count }) => sum + count, STATIC_PATHS.length)
    return total > MAX_IN_A_FILE
      ? { isSplit: true, files: splitFiles(kinds) }
      : { isSplit: false, files: [{ hasLastingPages: true, ranges: kinds.map(({ kind }) => whole(kind)) }] }
  }
}

function splitFiles(kinds: readonly MeasuredKind[]): SitemapFile[] {
  const ranges = kinds.filter(({ count }) => count > 0).flatMap(rangesOf)
  return [
    { hasLastingPages: true, ranges: [] },
    ...ranges.map((range) => ({ hasLastingPages: false, ranges: [range] })),
  ]
}

/** Returns one range up to each mark; the last one is open-ended. */
function rangesOf({ kind, count, marks }: MeasuredKind): AddressRange[] {
  const inner = count === marks.length * PLANNED_IN_A_FILE ? marks.slice(0, -1) : marks
  return [null, ...inner].map((after, index) => ({ kind, after, until: inner[index] ?? null }))
}

const whole = (kind: AddressKind): AddressRange => ({ kind, after: null, until: null })

const PAGE = 1_000

/** Reads one file of the sitemap, with one page of addresses in memory at a time. */
export class ListSitemapAddresses extends UseCase<Ports<'publicAddresses'>> {
  /** Ends at 50,000 even if more appeared since the plan was made. */
  async *execute({ hasLastingPages, ranges }: SitemapFile): AsyncGenerator<PublicAddress> {
    let room = MAX_IN_A_FILE
    for await (const address of this.#all(hasLastingPages, ranges)) {
      if (room-- === 0) return
      yield address
    }
  }

  async *#all(hasLastingPages: boolean, ranges: readonly AddressRange[]): AsyncGenerator<PublicAddress> {
    if (hasLastingPages) yield* STATIC_PATHS.map((path) => ({ path, changedAt: null }))
    for (const range of ranges) yield* this.#range(range)
  }

  async *#range(range: AddressRange): AsyncGenerator<PublicAddress> {
    let after = range.after
    for (;;) {
      const page = await this.deps.publicAddresses.list({ ...range, after }, PAGE)
      yield* page
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      after = last.key
    }
  }
}
