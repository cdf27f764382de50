import {
  type AuditEntry,
  type AuditFilter,
  AuditLog,
  type RecordedEntry,
} from '#application/ports/audit_log.ts'
import type { InMemoryBlogPostRepository } from './in_memory_blog_post_repository.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'

interface Subjects {
  posts: InMemoryBlogPostRepository
  reviews: InMemoryReviewRepository
}

export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = []
  readonly #professionals: InMemoryProfessionalRepository | null

  readonly #subjects: Subjects | null

  /** Without `professionals` names are null; without `subjects` posts and reviews have none. */
  constructor(professionals: InMemoryProfessionalRepository | null = null, subjects: Subjects | null = null) {
    super()
    this.#professionals = professionals
    this.#subjects = subjects
  }

  override async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      if (entry.undoes && this.entries.some(({ undoes }) => undoes === entry.undoes))
        throw new Error('An entry is taken back once.')
      this.entries.push(entry)
    }
  }

  async find(id: string): Promise<RecordedEntry | null> {
    return this.#recorded().find((entry) => entry.id === id) ?? null
  }

  async list(
    filter: AuditFilter,
    page: number,
    limit: number,
  ): Promise<{ entries: RecordedEntry[]; total: number }> {
    const { subjectId, actorId, action, from, until, changesOnly = false } = filter
    const found = this.#recorded()
      .filter((entry) => subjectId === undefined || entry.subjectId === subjectId)
      .filter((entry) => actorId === undefined || entry.actorId === actorId)
      .filter((entry) => action === undefined || entry.action === action)
      .filter(({ at }) => (!from || at >= from) && (!until || at < until))
      .filter((entry) => !changesOnly || entry.after !== null)
      .toReversed()
    return { entries: found.slice((page - 1) * limit, page * limit), total: found.length }
  }

  async isOverridden({ id, subjectId, after }: RecordedEntry): Promise<boolean> {
    const changed = Object.keys(after ?? {})
    return this.#recorded()
      .filter((later) => later.subjectId === subjectId && Number(later.id) > Number(id))
      .some((later) => changed.some((field) => Object.hasOwn(Object(later.after ?? {}), field)))
  }

  #recorded(): RecordedEntry[] {
    return this.entries.map((entry, index) => {
      const id = String(index + 1)
      const undoing = this.entries.findIndex(({ undoes }) => undoes === id)
      return {
        ...entry,
        id,
        at: new Date(0),
        actorName: this.#account(entry.actorId)?.name ?? null,
        actorSlug: this.#account(entry.actorId)?.slug ?? null,
        ...this.#subjectOf(entry),
        before: entry.before ?? null,
        after: entry.after ?? null,
        reason: entry.reason ?? null,
        undoes: entry.undoes ?? null,
        undoneBy: undoing < 0 ? null : String(undoing + 1),
      }
    })
  }

  #account(id: string | null | undefined): { name: string; slug: string } | null {
    const account = this.#professionals?.states().find((state) => state.id === id)
    return account ? { name: `${account.name} ${account.lastname}`, slug: account.slug } : null
  }

  #subjectOf({ subjectKind, subjectId }: AuditEntry) {
    const nobody = { subjectName: null, subjectSlug: null }
    if (subjectKind === 'post') {
      const post = this.#subjects?.posts.states().find(({ id }) => id === subjectId)
      return post ? { subjectName: post.title, subjectSlug: post.slug } : nobody
    }
    if (subjectKind === 'review') {
      const review = this.#subjects?.reviews.states().find(({ id }) => id === subjectId)
      return { ...nobody, subjectName: this.#account(review?.professionalId)?.name ?? null }
    }
    const account = subjectKind === 'professional' ? this.#account(subjectId) : null
    return account ? { subjectName: account.name, subjectSlug: account.slug } : nobody
  }
}
