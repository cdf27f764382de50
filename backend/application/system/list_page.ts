import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'

/** Which page of a list somebody who runs the site asks for. */
export interface PageRequest {
  by: Actor
  /** From 1. */
  page: number
  /** From 1; more than the list gives at once are taken as that many. */
  limit: number
}

export interface ListPage<Row> {
  rows: Row[]
  /** All of them, not only this page's. */
  total: number
}

/** Reads a page of at most `most` rows for whom `may` lets see the list. */
export async function readPage<Listed>(
  may: boolean,
  { page, limit }: PageRequest,
  most: number,
  read: (page: number, limit: number) => Promise<Listed>,
): Promise<Result<Listed, 'forbidden'>> {
  return may ? ok(await read(page, Math.min(limit, most))) : fail('forbidden')
}
