import {
  isBrokenCircuitError,
  isTaskCancelledError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { S3mini, S3ServiceError } from 's3mini'
import { ImageStoreUnavailable } from '#application/ports/image_store.ts'

export interface S3Address {
  /** Of the server alone; the bucket stands in the path of every call. */
  url: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/**
 * A bucket of any S3-compatible server. What failed in passing is tried again; whatever fails for good is thrown as
 * `ImageStoreUnavailable`.
 */
export class S3Bucket {
  readonly #client: S3mini
  readonly #retries: ReturnType<typeof s3Retries>

  constructor({ url, bucket, region, keyId, secret }: S3Address, timings?: Partial<S3Timings>) {
    this.#retries = s3Retries(timings)
    this.#client = new S3mini({
      endpoint: `${url.replace(/\/$/, '')}/${bucket}`,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      requestAbortTimeout: this.#retries.attempt,
      fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
    })
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#ask(async () => {
      await (await this.#client.putObject(key, bytes, contentType)).body?.cancel()
    })
  }

  /** Null where there is no such object. */
  get(key: string): Promise<Uint8Array | null> {
    return this.#ask(() =>
      orNull(async () => new Uint8Array(await (await this.#client.getObjectRaw(key)).arrayBuffer())),
    )
  }

  async remove(key: string): Promise<void> {
    await this.#ask(() => orNull(() => this.#client.deleteObject(key)))
  }

  /** The keys that begin so; `limit` of them at most. */
  async keys(prefix: string, limit?: number): Promise<string[]> {
    const objects = await this.#ask(async () => {
      const listed = await this.#client.listObjects('/', prefix, limit)
      if (!listed) throw bucketIsMissing()
      return listed
    })
    return objects.map(({ Key }) => Key).filter((key) => key.startsWith(prefix))
  }

  /** False too where the server knows no versions. */
  async keepsVersions(): Promise<boolean> {
    return this.#client.getBucketVersioning().then(
      (versioning) => versioning === 'Enabled',
      () => false,
    )
  }

  async #ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#retries.policy.execute(work)
    } catch (error) {
      throw unavailable(error)
    }
  }
}

async function orNull<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work()
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

const NO_BUCKET = 'NoSuchBucket'
/** Statuses that may be others in a moment; so may every answer that never came. */
const PASSING = new Set([408, 429])

function bucketIsMissing(): Error {
  return new S3ServiceError('The bucket is missing.', 404, NO_BUCKET)
}

/** The object is not there, although its bucket is. */
function isAbsence(error: unknown): boolean {
  if (!(error instanceof S3ServiceError) || error.status !== 404) return false
  return error.serviceCode !== NO_BUCKET && !error.body?.includes(NO_BUCKET)
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof S3ServiceError)) return true
  return error.status >= 500 || PASSING.has(error.status)
}

/** What the server wrote and what the call carried stay behind. */
function unavailable(error: unknown): ImageStoreUnavailable {
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

/** In milliseconds. */
export interface S3Timings {
  /** For one try, its answer read to the end. */
  attempt: number
  /** For all tries together. */
  call: number
  /** Times the two above. */
  patience: number
  /** Before the second try; the third waits longer. */
  pause: number
  /** From the breaker's opening until the server is asked again. */
  rest: number
}

const TIMINGS: S3Timings = { attempt: 2_000, call: 5_000, patience: 1, pause: 100, rest: 5_000 }
const MORE_TRIES = 2
const FAILURES_UNTIL_REST = 5

/**
 * Three tries within five seconds of a visitor; a server that failed five calls in a row is left alone for as long. One that
 * refuses what it is asked for does not fail.
 */
function s3Retries(timings: Partial<S3Timings> = {}) {
  const { attempt, call, patience, pause, rest } = { ...TIMINGS, ...timings }
  const policy = wrap(
    circuitBreaker(handleWhen(isPassing), {
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_REST),
      halfOpenAfter: rest,
    }),
    timeout(call * patience, TimeoutStrategy.Aggressive),
    retry(handleWhen(isPassing), {
      maxAttempts: MORE_TRIES,
      backoff: new ExponentialBackoff({ initialDelay: pause, maxDelay: pause * 4 }),
    }),
  )
  return { policy, attempt: attempt * patience }
}
