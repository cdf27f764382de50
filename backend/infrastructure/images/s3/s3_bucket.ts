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
  /** The server's URL; calls add the bucket to the path. */
  url: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** A bucket of any S3-compatible server. Retries transient failures; throws `ImageStoreUnavailable` otherwise. */
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

  /** Returns null if there is no such object. */
  get(key: string): Promise<Uint8Array | null> {
    return this.#ask(() =>
      orNull(async () => new Uint8Array(await (await this.#client.getObjectRaw(key)).arrayBuffer())),
    )
  }

  async remove(key: string): Promise<void> {
    await this.#ask(() => orNull(() => this.#client.deleteObject(key)))
  }

  /** Returns at most `limit` keys with this prefix. */
  async keys(prefix: string, limit?: number): Promise<string[]> {
    const objects = await this.#ask(async () => {
      const listed = await this.#client.listObjects('/', prefix, limit)
      if (!listed) throw bucketIsMissing()
      return listed
    })
    return objects.map(({ Key }) => Key).filter((key) => key.startsWith(prefix))
  }

  /** Returns false for servers without versioning too. */
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
/** Statuses worth a retry, like a missing answer. */
const PASSING = new Set([408, 429])

function bucketIsMissing(): Error {
  return new S3ServiceError('The bucket is missing.', 404, NO_BUCKET)
}

/** Returns whether the object, not its bucket, is missing. */
function isAbsence(error: unknown): boolean {
  if (!(error instanceof S3ServiceError) || error.status !== 404) return false
  return error.serviceCode !== NO_BUCKET && !error.body?.includes(NO_BUCKET)
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof S3ServiceError)) return true
  return error.status >= 500 || PASSING.has(error.status)
}

/** Drops the server's text and the call's data from the error. */
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
  /** For one attempt, until its response is read. */
  attempt: number
  /** For all attempts together. */
  call: number
  /** Factor on the two above. */
  timeLimitFactor: number
  /** Before the second attempt; the third waits longer. */
  pause: number
  /** How long the circuit breaker stays open. */
  rest: number
}

const TIMINGS: S3Timings = { attempt: 2_000, call: 5_000, timeLimitFactor: 1, pause: 100, rest: 5_000 }
const MORE_TRIES = 2
const FAILURES_UNTIL_REST = 5

/**
 * Three attempts within a visitor's five seconds; after five failed calls in a row the breaker opens. A refusal is no
 * failure.
 */
function s3Retries(timings: Partial<S3Timings> = {}) {
  const { attempt, call, timeLimitFactor, pause, rest } = { ...TIMINGS, ...timings }
  const policy = wrap(
    circuitBreaker(handleWhen(isPassing), {
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_REST),
      halfOpenAfter: rest,
    }),
    timeout(call * timeLimitFactor, TimeoutStrategy.Aggressive),
    retry(handleWhen(isPassing), {
      maxAttempts: MORE_TRIES,
      backoff: new ExponentialBackoff({ initialDelay: pause, maxDelay: pause * 4 }),
    }),
  )
  return { policy, attempt: attempt * timeLimitFactor }
}
