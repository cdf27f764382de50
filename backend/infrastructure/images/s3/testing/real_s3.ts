import type { S3Address } from '../s3_bucket.ts'

/** The server at `S3_TEST_URL`, `http://keyId:secret@host:port/bucket?region=…`, or null. Its photos are removed. */
export const realS3: S3Address | null = addressIn(process.env['S3_TEST_URL'])

function addressIn(text: string | undefined): S3Address | null {
  if (!text) return null
  const { origin, pathname, username, password, searchParams } = new URL(text)
  return {
    url: origin,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}
