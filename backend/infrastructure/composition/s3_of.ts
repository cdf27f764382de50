import type { S3Address } from '../images/s3/s3_bucket.ts'
import type { Settings } from './settings.ts'

/** Where the photos are kept; null where the settings name no bucket and PostgreSQL keeps them. */
export function s3Of({ S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET }: Settings): S3Address | null {
  if (!S3_URL || !S3_BUCKET || !S3_KEY_ID || !S3_SECRET) return null
  return { url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET }
}
