import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { SitemapFile } from '#application/seo/sitemap.ts'
import { Refused } from '../refusals.ts'

const HOUR = 3_600_000
/** Files that may wait to be made. */
const WAITING = 16

interface PackedFile {
  /** gzip: a tenth of the text, some 0.5 MB for 50,000 addresses. */
  packed: Buffer
  etag: string
}

/**
 * Makes the files of the sitemap, one at a time, and keeps them for an hour: an address that is no longer public is
 * named for so long at most, and answers 404 at once.
 */
export class SitemapFiles {
  readonly #kept: LRUCache<string, PackedFile> | null
  readonly #underWay = new Map<string, Promise<PackedFile>>()
  readonly #turns = bulkhead(1, WAITING)

  /** @param bytes for all files together; 0 keeps none. */
  constructor(bytes: number) {
    this.#kept =
      bytes > 0
        ? new LRUCache({ maxSize: bytes, ttl: HOUR, sizeCalculation: ({ packed }) => packed.length })
        : null
  }

  /** Returns the kept file or has it made from `text`, once for all who ask. Throws `busy` where too many wait. */
  get(file: SitemapFile, text: () => AsyncIterable<string>): Promise<PackedFile> {
    const key = JSON.stringify(file)
    const kept = this.#kept?.get(key)
    if (kept) return Promise.resolve(kept)
    const underWay = this.#underWay.get(key) ?? this.#make(key, text)
    this.#underWay.set(key, underWay)
    return underWay
  }

  async #make(key: string, text: () => AsyncIterable<string>): Promise<PackedFile> {
    try {
      const file = await this.#turns.execute(() => packedFile(text()))
      this.#kept?.set(key, file)
      return file
    } catch (error) {
      throw isBulkheadRejectedError(error) ? new Refused('busy') : error
    } finally {
      this.#underWay.delete(key)
    }
  }
}

async function packedFile(text: AsyncIterable<string>): Promise<PackedFile> {
  const unpacked = Readable.from(text)
  const packing = createGzip()
  unpacked.on('error', (error) => packing.destroy(error))
  const packed = await buffer(unpacked.pipe(packing))
  return { packed, etag: `W/"${createHash('sha1').update(packed).digest('base64url')}"` }
}
