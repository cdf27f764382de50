import type { HttpContext } from '@adonisjs/core/http'
import { MAX_IMAGE_BYTES } from '#domain/shared/image_upload.ts'
import { Refused } from '../refusals.ts'
import { readAtMost, refusePacked } from './read_body.ts'

/** The file with its multipart boundaries and headers. */
const MAX_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024
const MULTIPART = /^multipart\/form-data\s*;/i

/** Refuses by the headers alone what cannot be an upload. */
export function uploadOnly(context: HttpContext, next: () => Promise<void>): Promise<void> {
  const { request } = context
  refusePacked(context, 'upload_not_multipart')
  if (!MULTIPART.test(request.header('content-type') ?? '')) throw new Refused('upload_not_multipart')
  if (Number(request.header('content-length') ?? 0) > MAX_BODY_BYTES) throw new Refused('file_too_large')
  return next()
}

/**
 * Returns the single file of the field `image`, in memory; ignores its file name and type. Throws a refusal as soon as
 * it exceeds `MAX_IMAGE_BYTES`, and when the form holds anything else.
 */
export async function readImage(context: HttpContext): Promise<Uint8Array> {
  const body = await readAtMost(context, MAX_BODY_BYTES, 'file_too_large')
  const form = await parseForm(body, context.request.header('content-type') ?? '')
  const [[name, image] = ['', ''], ...others] = [...form]
  if (name !== 'image' || typeof image === 'string' || others.length > 0) throw new Refused('image_missing')
  if (image.size > MAX_IMAGE_BYTES) throw new Refused('file_too_large')
  return new Uint8Array(await image.arrayBuffer())
}

async function parseForm(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refused('bad_request')
  }
}
