import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise } from 'meilisearch'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { INDEX_SETTINGS } from '../index_settings.ts'
import type { ListingDocument } from '../listing_document.ts'

interface IndexStoreSettings {
  url: string
  key?: string | undefined
  /** Timeout of one call, in milliseconds. */
  timeout?: number
  /** How long to wait for the engine to finish a task, in milliseconds. */
  waitTimeout?: number
}

const CALL = 10_000
const WAIT_TIMEOUT = 300_000
const POLLING = 50
const MAX_INDEXES = 100

/** Writes indexes of Meilisearch. Methods resolve once the engine has finished the task, and throw when it fails. */
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

  /** Creates an empty index: writing the settings creates it. */
  async create(uid: string): Promise<void> {
    await done(this.#client.index(uid).updateSettings(INDEX_SETTINGS))
  }

  /** Stores all documents or none. Throws `DocumentsRefused` when the engine rejects one of them. */
  async put(uid: string, documents: readonly ListingDocument[]): Promise<void> {
    if (documents.length === 0) return
    const lines = documents.map((document) => JSON.stringify(document)).join('\n')
    const index = this.#client.index(uid)
    await done(index.addDocumentsFromString(lines, 'application/x-ndjson', { primaryKey: 'id' }))
  }

  async remove(uid: string, ids: readonly ProfessionalId[]): Promise<void> {
    if (ids.length > 0) await done(this.#client.index(uid).deleteDocuments([...ids]))
  }

  /** Returns the number of documents, or null if the index does not exist. */
  async count(uid: string): Promise<number | null> {
    try {
      return (await this.#client.index(uid).getStats()).numberOfDocuments
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null
      throw error
    }
  }

  /** Replaces the index `live` by `next`, atomically for searches. */
  async promote(next: string, live: string): Promise<void> {
    const rename = (await this.count(live)) === null
    await done(this.#client.swapIndexes([{ indexes: [next, live], rename }]))
  }

  async drop(uid: string): Promise<void> {
    if ((await this.count(uid)) !== null) await done(this.#client.deleteIndex(uid))
  }

  /** Returns the uids that start with `beginning`. */
  async uidsStartingWith(beginning: string): Promise<string[]> {
    const { results } = await this.#client.getRawIndexes({ limit: MAX_INDEXES })
    return results.map(({ uid }) => uid).filter((uid) => uid.startsWith(beginning))
  }
}

/** Throws when the task failed: the client resolves for failed tasks too. */
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

/** The engine refused a task or failed at it. `code` is the engine's own error code, never a document's text. */
export class EngineTaskFailed extends Error {
  override readonly name: string = 'EngineTaskFailed'
  readonly code: string

  constructor(code: string) {
    super(`Meilisearch: ${code}`)
    this.code = code
  }
}

/** The engine rejected one of the documents and stored none of them. */
export class DocumentsRefused extends EngineTaskFailed {
  override readonly name = 'DocumentsRefused'
}

/** https://www.meilisearch.com/docs/reference/errors/error_codes */
const ABOUT_DOCUMENTS =
  /^(invalid_document|missing_document|malformed_payload|payload_too_large|max_fields_limit|bad_request)/

function isAboutDocuments(error: unknown): error is EngineTaskFailed {
  return error instanceof EngineTaskFailed && ABOUT_DOCUMENTS.test(error.code)
}
