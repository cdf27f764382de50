import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

/** A request for a page of an administrators' or operators' list. */
export interface PageRequest {
  by: Actor
  /** From 1. */
  page: number
  /** From 1; capped at the list's maximum. */
  limit: number
}

export interface ListPage<Row> {
  rows: Row[]
  /** Of all pages. */
  total: number
}

/** Reads a page of at most `most` rows if `may` is true; otherwise `forbidden`. */
export async function readPage<Listed>(
  isAllowed: boolean,
  { page, limit }: PageRequest,
  maxLimit: number,
  read: (page: number, limit: number) => Promise<Listed>,
): Promise<Result<Listed, 'forbidden'>> {
  return isAllowed ? ok(await read(page, Math.min(limit, maxLimit))) : fail('forbidden')
}
