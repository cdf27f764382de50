import type { AddressRange, PublicAddress, PublicAddresses } from '#application/ports/public_addresses.ts'
import { STATIC_PATHS, MOST_IN_A_FILE, type SitemapFile } from './sitemap.ts'

const PAGE = 1_000

/** A search engine reads one file of the sitemap; a page of addresses is in memory at a time, never all. */
export class ListSitemapAddresses {
  readonly #addresses: PublicAddresses

  constructor(addresses: PublicAddresses) {
    this.#addresses = addresses
  }

  /** Ends at 50,000 even if more appeared since the plan was made. */
  async *execute({ hasLastingPages, ranges }: SitemapFile): AsyncGenerator<PublicAddress> {
    let room = MOST_IN_A_FILE
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
      const page = await this.#addresses.list({ ...range, after }, PAGE)
      yield* page
      const last = page.at(-1)
      if (!last || page.length < PAGE) return
      after = last.key
    }
  }
}
