import type { AuditFilter, AuditLog, RecordedEntry } from '#application/ports/audit_log.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from './actor.ts'

export interface ListAuditEntriesInput {
  by: Actor
  filter: AuditFilter
  /** From 1. */
  page: number
  /** 1 to 200. */
  limit: number
}

export interface ListedEntries {
  entries: RecordedEntry[]
  /** 10,000 at most. */
  total: number
}

/** Those who run the site read what was done, newest first. */
export class ListAuditEntries {
  readonly #auditLog: AuditLog

  constructor({ auditLog }: { auditLog: AuditLog }) {
    this.#auditLog = auditLog
  }

  async execute(input: ListAuditEntriesInput): Promise<Result<ListedEntries, 'forbidden'>> {
    const { by, filter, page, limit } = input
    return mayAdminister(by) ? ok(await this.#auditLog.list(filter, page, limit)) : fail('forbidden')
  }
}
