import { isBrokenCircuitError, isTaskCancelledError } from 'cockatiel'
import { S3ServiceError } from 's3mini'
import { ImageStoreUnavailable } from '#application/ports/image_store.ts'

const NO_BUCKET = 'NoSuchBucket'
/** Statuses that may be others in a moment; so may every answer that never came. */
const PASSING = new Set([408, 429])

export function bucketIsMissing(): Error {
  return new S3ServiceError('The bucket is missing.', 404, NO_BUCKET)
}

/** The object is not there, although its bucket is. */
export function isAbsence(error: unknown): boolean {
  if (!(error instanceof S3ServiceError) || error.status !== 404) return false
  return error.serviceCode !== NO_BUCKET && !error.body?.includes(NO_BUCKET)
}

export function isPassing(error: unknown): boolean {
  if (!(error instanceof S3ServiceError)) return true
  return error.status >= 500 || PASSING.has(error.status)
}

/** What the server wrote and what the call carried stay behind. */
export function unavailable(error: unknown): ImageStoreUnavailable {
  return new ImageStoreUnavailable(`S3 ${reasonOf(error)}`)
}

function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError)
    return [String(error.status), wordOf(error.serviceCode)].join(' ').trim()
  if (isBrokenCircuitError(error)) return 'descansando'
  if (isTaskCancelledError(error)) return 'lento'
  if (!(error instanceof Error)) return 'falhou'
  if (error.name === 'TimeoutError') return 'lento'
  return wordOf(codeOf(error) || codeOf(error.cause) || error.name)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function wordOf(word: string | undefined): string {
  return word && word !== 'Unknown' && /^\w{1,60}$/.test(word) ? word : ''
}
