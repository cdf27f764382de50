import type { AuditFilter, AuditLog, RecordedEntry } from '#application/ports/audit_log.ts'
import { LONGEST_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from './actor.ts'
import type {
  RecordedSecurityEvent,
  SecurityEventFilter,
  SecurityLog,
} from '#application/ports/security_log.ts'

interface ListAuditEntriesInput {
  by: Actor
  filter: AuditFilter
  /** From 1. */
  page: number
  /** From 1; more than 200 are taken as 200. */
  limit: number
}

interface ListedEntries {
  entries: RecordedEntry[]
  /** All of them, not only this page's. */
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
    if (!mayAdminister(by)) return fail('forbidden')
    return ok(await this.#auditLog.list(filter, page, Math.min(limit, LONGEST_AUDIT_LIST)))
  }
}

interface ListSecurityEventsInput {
  by: Actor
  filter: SecurityEventFilter
  /** From 1. */
  page: number
  /** From 1; more than 200 are taken as 200. */
  limit: number
}

interface ListedSecurityEvents {
  events: RecordedSecurityEvent[]
  total: number
}

/** Operators look for attacks. An administrator whose account was taken is not shown what is known of that. */
export class ListSecurityEvents {
  readonly #securityLog: SecurityLog

  constructor({ securityLog }: { securityLog: SecurityLog }) {
    this.#securityLog = securityLog
  }

  async execute(input: ListSecurityEventsInput): Promise<Result<ListedSecurityEvents, 'forbidden'>> {
    const { by, filter, page, limit } = input
    if (by.kind !== 'operator') return fail('forbidden')
    return ok(await this.#securityLog.list(filter, page, Math.min(limit, LONGEST_AUDIT_LIST)))
  }
}
