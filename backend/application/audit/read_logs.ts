import type { Ports } from '#application/ports/ports.ts'
import type { AuditFilter, RecordedEntry } from '#application/ports/audit_log.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { MAX_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { lastPathSegment } from '#domain/shared/slug.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { type PageRequest, readPage } from '../system/list_page.ts'
import { type Actor, mayAdminister } from './actor.ts'
import type { RecordedSecurityEvent, SecurityEventFilter } from '#application/ports/security_log.ts'
import { UseCase } from '../use_case.ts'

/** The filter as typed: actor and subject by id, e-mail, slug, or the log's own notation. */
export interface AuditQuery extends Omit<AuditFilter, 'subjectId' | 'actorId'> {
  subject?: string | undefined
  actor?: string | undefined
}

interface ListAuditEntriesInput extends PageRequest {
  filter: AuditQuery
}

interface ListedEntries {
  entries: RecordedEntry[]
  /** Of all pages. */
  total: number
}

type ListAuditEntriesRefusal = 'forbidden' | 'actor_unknown' | 'subject_unknown'

/** Lists audit entries for administrators and operators, newest first. */
export class ListAuditEntries extends UseCase<Ports<'auditLog' | 'professionals' | 'posts'>> {
  async execute(input: ListAuditEntriesInput): Promise<Result<ListedEntries, ListAuditEntriesRefusal>> {
    const { by, filter, page, limit } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const { subject, actor, ...rest } = filter
    const actorId = actor && (await this.#actorIdOf(actor))
    if (actorId === null) return fail('actor_unknown')
    const subjectId = subject && (await this.#subjectIdOf(subject))
    if (subjectId === null) return fail('subject_unknown')
    const conditions = { ...rest, ...(actorId && { actorId }), ...(subjectId && { subjectId }) }
    return ok(await this.deps.auditLog.list(conditions, page, Math.min(limit, MAX_AUDIT_LIST)))
  }

  async #actorIdOf(typed: string): Promise<string | null> {
    return typed.startsWith('cli:') || isUuid(typed) ? typed : this.#accountIdOf(typed)
  }

  async #subjectIdOf(typed: string): Promise<string | null> {
    if (isUuid(typed)) return typed
    const account = await this.#accountIdOf(typed)
    if (account) return account
    const post = await this.deps.posts.findBySlug(lastPathSegment(typed))
    if (post) return post.id
    const { total } = await this.deps.auditLog.list({ subjectId: typed }, 1, 1)
    return total > 0 ? typed : null
  }

  async #accountIdOf(typed: string): Promise<string | null> {
    const { professionals } = this.deps
    const email = parseEmail(typed)
    const account = await (email
      ? professionals.findByEmail(email)
      : professionals.findBySlug(lastPathSegment(typed)))
    return account?.id ?? null
  }
}

/** Shows one audit entry to administrators and operators. */
export class ShowAuditEntry extends UseCase<Ports<'auditLog'>> {
  async execute({
    by,
    entryId,
  }: {
    by: Actor
    entryId: string
  }): Promise<Result<RecordedEntry, 'forbidden' | 'audit_entry_not_found'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const entry = await this.deps.auditLog.find(entryId)
    return entry ? ok(entry) : fail('audit_entry_not_found')
  }
}

interface ListedSecurityEvents {
  events: RecordedSecurityEvent[]
  total: number
}

/** Lists security events for operators only: an administrator's account may be the one under attack. */
export class ListSecurityEvents extends UseCase<Ports<'securityLog'>> {
  execute(
    input: PageRequest & { filter: SecurityEventFilter },
  ): Promise<Result<ListedSecurityEvents, 'forbidden'>> {
    return readPage(input.by.kind === 'operator', input, MAX_AUDIT_LIST, (page, limit) =>
      this.deps.securityLog.list(input.filter, page, limit),
    )
  }
}
