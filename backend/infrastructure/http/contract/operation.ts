import type * as z from 'zod/mini'

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As OpenAPI writes it: `/api/professionals/{id}`. */
  path: string
  summary: string
  query?: z.ZodMiniType
  /** Sent as JSON. */
  body?: z.ZodMiniType
  /** The field of a multipart body that holds the file, where the body is not JSON. */
  upload?: string
  /** `types` are the media types of an answer that is not JSON. */
  success: { status: number; body?: z.ZodMiniType; types?: readonly string[] }
  /** Only with a session: without one the answer is 401. */
  session?: true
  /** The answer is one page of a list and carries `X-Total-Count` and `Link`. */
  paged?: true
  /** Statuses of the refusals besides 408, 414, 429, 431, 500 and 503, which any call may answer. */
  refusals: readonly number[]
}
