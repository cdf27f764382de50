import type * as z from 'zod/mini'

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As OpenAPI writes it: `/api/professionals/{id}`. */
  path: string
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  success: { status: number; body?: z.ZodMiniType; type?: string }
  /** Statuses of the refusals besides 429, 500 and 503, which any call may answer. */
  refusals: readonly number[]
}
