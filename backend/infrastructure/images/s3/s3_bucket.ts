import { S3mini } from 's3mini'
import { bucketIsMissing, isAbsence, unavailable } from './s3_failures.ts'
import { s3Patience, type S3Timings } from './s3_retry_policy.ts'

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
  readonly #patience: ReturnType<typeof s3Patience>

  constructor({ url, bucket, region, keyId, secret }: S3Address, timings?: Partial<S3Timings>) {
    this.#patience = s3Patience(timings)
    this.#client = new S3mini({
      endpoint: `${url.replace(/\/$/, '')}/${bucket}`,
      region,
      accessKeyId: keyId,
      secretAccessKey: secret,
      requestAbortTimeout: this.#patience.attempt,
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
      return await this.#patience.policy.execute(work)
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
