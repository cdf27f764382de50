import { CachedValue } from '#application/freshness/cached_value.ts'
import type { Clock } from '#application/ports/clock.ts'
import {
  ADDRESS_KINDS,
  type AddressKind,
  type AddressMeasure,
  type AddressRange,
  type PublicAddresses,
} from '#application/ports/public_addresses.ts'
import {
  STATIC_PATHS,
  MOST_IN_A_FILE,
  PLANNED_IN_A_FILE,
  type SitemapFile,
  type SitemapPlan,
} from './sitemap.ts'

const MINUTES_KEPT = 60

interface MeasuredKind extends AddressMeasure {
  kind: AddressKind
}

/** A search engine asks where all public pages are listed. */
export class PlanSitemap {
  readonly #addresses: PublicAddresses
  readonly #kept: CachedValue<SitemapPlan>

  constructor(addresses: PublicAddresses, clock: Clock) {
    this.#addresses = addresses
    this.#kept = new CachedValue(clock, MINUTES_KEPT, () => this.#plan())
  }

  /** At most an hour old: where files begin and end may be outdated, what stands in them never is. */
  execute(): Promise<SitemapPlan> {
    return this.#kept.get()
  }

  async #plan(): Promise<SitemapPlan> {
    const kinds: MeasuredKind[] = []
    for (const kind of ADDRESS_KINDS) {
      kinds.push({ kind, ...(await this.#addresses.measure(kind, PLANNED_IN_A_FILE)) })
    }
    const total = kinds.reduce((sum, { count }) => sum + count, STATIC_PATHS.length)
    return total > MOST_IN_A_FILE
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

/** One range up to each mark; the last one is open, for what comes after. */
function rangesOf({ kind, count, marks }: MeasuredKind): AddressRange[] {
  const inner = count === marks.length * PLANNED_IN_A_FILE ? marks.slice(0, -1) : marks
  return [null, ...inner].map((after, index) => ({ kind, after, until: inner[index] ?? null }))
}

const whole = (kind: AddressKind): AddressRange => ({ kind, after: null, until: null })
