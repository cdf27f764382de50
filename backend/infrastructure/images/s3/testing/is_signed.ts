import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Address } from '../s3_bucket.ts'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Verifies the signature by "Authenticating Requests (AWS Signature Version 4)" of the S3 reference. */
export function isSigned({ method, url = '/', headers }: IncomingMessage, address: S3Address): boolean {
  const [, keyId, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  if (keyId !== address.keyId || region !== address.region || !time.startsWith(day)) return false
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const request = [method, path, query.split('&').toSorted().join('&'), signed.join(''), names, payload].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(request).digest('hex')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${address.secret}`, day), region))
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex') === signature
}
