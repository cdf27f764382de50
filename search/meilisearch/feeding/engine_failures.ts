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

export function isAboutDocuments(error: unknown): error is EngineTaskFailed {
  return error instanceof EngineTaskFailed && ABOUT_DOCUMENTS.test(error.code)
}
