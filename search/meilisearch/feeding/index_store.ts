import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { INDEX_SETTINGS } from '../index_settings.ts'
import type { ListingDocument } from '../listing_document.ts'

interface IndexStoreSettings {
  url: string
  key?: string | undefined
  /** Milliseconds for one call. */
  timeout?: number
  /** Milliseconds for the engine to finish what it was given. */
  waitTimeout?: number
}

const CALL = 10_000
const WAIT_TIMEOUT = 300_000
const POLLING = 50
const MAX_INDEXES = 100

/** Writes indexes of Meilisearch. Every method returns when the engine has done it, and throws where it has not. */
export class IndexStore {
  readonly #client: Meilisearch

  constructor({ url, key, timeout = CALL, waitTimeout = WAIT_TIMEOUT }: IndexStoreSettings) {
    this.#client = new Meilisearch({
      host: url,
      ...(key !== undefined && { apiKey: key }),
      timeout,
      defaultWaitOptions: { timeout: waitTimeout, interval: POLLING },
    })
  }

  /** An empty index of our settings, which make the index. */
  async create(uid: string): Promise<void> {
    await done(this.#client.index(uid).updateSettings(INDEX_SETTINGS))
  }

  /** All of them or none: throws `DocumentsRefused` where one of them does not suit the engine. */
  async put(uid: string, documents: readonly ListingDocument[]): Promise<void> {
    if (documents.length === 0) return
    const lines = documents.map((document) => JSON.stringify(document)).join('\n')
    const index = this.#client.index(uid)
    await done(index.addDocumentsFromString(lines, 'application/x-ndjson', { primaryKey: 'id' }))
  }

  async remove(uid: string, ids: readonly ProfessionalId[]): Promise<void> {
    if (ids.length > 0) await done(this.#client.index(uid).deleteDocuments([...ids]))
  }

  /** How many it holds; null where there is no such index. */
  async count(uid: string): Promise<number | null> {
    try {
      return (await this.#client.index(uid).getStats()).numberOfDocuments
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null
      throw error
    }
  }

  /** Puts the index `next` in the place of `live`, between two searches. */
  async promote(next: string, live: string): Promise<void> {
    const rename = (await this.count(live)) === null
    await done(this.#client.swapIndexes([{ indexes: [next, live], rename }]))
  }

  async drop(uid: string): Promise<void> {
    if ((await this.count(uid)) !== null) await done(this.#client.deleteIndex(uid))
  }

  /** The indexes whose uid begins so. */
  async beginningWith(beginning: string): Promise<string[]> {
    const { results } = await this.#client.getRawIndexes({ limit: MAX_INDEXES })
    return results.map(({ uid }) => uid).filter((uid) => uid.startsWith(beginning))
  }
}

/** The client resolves for failed tasks too. */
async function done(task: EnqueuedTaskPromise): Promise<void> {
  try {
    const { status, error } = await task.waitTask()
    if (status !== 'succeeded') throw new EngineTaskFailed(error?.code ?? status)
  } catch (error) {
    const code = error instanceof MeilisearchApiError ? error.cause?.code : undefined
    const failure = code === undefined ? error : new EngineTaskFailed(code)
    throw isAboutDocuments(failure) ? new DocumentsRefused(failure.code) : failure
  }
}

/** The engine took a task and did not do it, or would not take it. `code` is its own, never a document's text. */
export class EngineTaskFailed extends Error {
  override readonly name: string = 'EngineTaskFailed'
  readonly code: string

  constructor(code: string) {
    super(`Meilisearch: ${code}`)
    this.code = code
  }
}

/** One of the documents does not suit the engine, so none of them was taken. */
export class DocumentsRefused extends EngineTaskFailed {
  override readonly name = 'DocumentsRefused'
}

/** https://www.meilisearch.com/docs/reference/errors/error_codes */
const ABOUT_DOCUMENTS =
  /^(invalid_document|missing_document|malformed_payload|payload_too_large|max_fields_limit|bad_request)/

function isAboutDocuments(error: unknown): error is EngineTaskFailed {
  return error instanceof EngineTaskFailed && ABOUT_DOCUMENTS.test(error.code)
}
