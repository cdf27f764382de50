import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import type { AuditEntry } from '../audit_log.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const BLOCK = {
  action: 'professional_blocked',
  before: { blocked: false },
  after: { blocked: true },
} as const
const READ = { action: 'professional_read', actorId: 'cli:rui', before: undefined, after: undefined } as const
const OPERATOR = { actorKind: 'operator', actorId: 'cli:maria' } as const

/** The log is append-only, so every test uses its own subject. */
export function auditLogBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | audit log`, source, (store) => {
    const record = async (entry: Partial<AuditEntry> & { subjectId: string }) => {
      await store().auditLog.record({ ...OPERATOR, ...BLOCK, subjectKind: 'professional', ...entry })
      return newestOf(store(), entry.subjectId)
    }

    test('returns actor, action, subject and reason', async ({ assert }) => {
      await store().professionals.save(aProfessional({ role: 'admin' }))
      const subjectId = randomUUID()

      const entry = await record({ subjectId, actorKind: 'admin', actorId: aUuid(1), reason: 'Denúncia' })

      const { id, at, ...rest } = entry
      assert.match(id, /^\d+$/)
      assert.instanceOf(at, Date)
      assert.deepEqual(rest, {
        ...BLOCK,
        ...{ subjectKind: 'professional', subjectId, reason: 'Denúncia', undoes: null, undoneBy: null },
        ...{
          actorKind: 'admin',
          actorId: aUuid(1),
          actorName: 'Ana Lima',
          actorSlug: aProfessional().state.slug,
        },
        ...{ subjectName: null, subjectSlug: null },
      })
      assert.deepEqual(await store().auditLog.find(id), entry)
    })

    test("names the subject's account, post or review", async ({ assert }) => {
      await store().professionals.save(aProfessional())
      await store().posts.save(aBlogPost())
      await store().reviews.save(aReview())
      const named = async (subjectKind: string, subjectId: string) => {
        const { subjectName, subjectSlug } = await record({ subjectKind, subjectId })
        return [subjectName, subjectSlug]
      }

      assert.deepEqual(await named('professional', aUuid(1)), ['Ana Lima', aProfessional().state.slug])
      const { title, slug } = aBlogPost().state
      assert.deepEqual(await named('post', aBlogPost().id), [title, slug])
      assert.deepEqual(await named('review', aReview().id), ['Ana Lima', null])
      assert.deepEqual(await named('file', 'posts.json'), [null, null])
    })

    test('records many in order, or none', async ({ assert }) => {
      const subjectId = randomUUID()
      const entry = { ...OPERATOR, ...BLOCK, subjectKind: 'professional', subjectId }
      const reasons = ['um', 'dois', 'três']

      await store().auditLog.recordAll(reasons.map((reason) => ({ ...entry, reason })))
      await store().auditLog.recordAll([])

      const { entries } = await store().auditLog.list({ subjectId }, 1, 10)
      assert.deepEqual(
        entries.map(({ reason }) => reason),
        reasons.toReversed(),
      )
    })

    test('finds nothing by an invalid id', async ({ assert }) => {
      for (const id of ['0', '-1', 'abc', '99999999999999999999', ''])
        assert.isNull(await store().auditLog.find(id))
    })

    test('lists newest first, by subject, actor and action, page by page', async ({ assert }) => {
      const subjectId = randomUUID()
      await record({ subjectId })
      await record({ ...READ, subjectId })
      await record({ subjectId, action: 'professional_unblocked' })
      const actions = async (filter: object, page = 1, limit = 2) => {
        const { entries, total } = await store().auditLog.list({ subjectId, ...filter }, page, limit)
        return [total, ...entries.map(({ action }) => action)]
      }

      assert.deepEqual(await actions({}), [3, 'professional_unblocked', 'professional_read'])
      assert.deepEqual(await actions({}, 2), [3, 'professional_blocked'])
      assert.deepEqual(await actions({ actorId: 'cli:rui' }), [1, 'professional_read'])
      assert.deepEqual(await actions({ action: 'professional_blocked' }), [1, 'professional_blocked'])
      const longAgo = new Date('1969-12-31T00:00:00Z')
      const farAhead = new Date('2999-01-01T00:00:00Z')
      assert.deepEqual((await actions({ from: longAgo, until: farAhead }))[0], 3)
      assert.deepEqual(await actions({ from: farAhead }), [0])
      assert.deepEqual(await actions({ until: longAgo }), [0])
      assert.deepEqual(await actions({ changesOnly: true }), [
        2,
        'professional_unblocked',
        'professional_blocked',
      ])
    })

    test('allows an entry to be undone once', async ({ assert }) => {
      const subjectId = randomUUID()
      const { id } = await record({ subjectId })

      const undoing = await record({ subjectId, action: 'professional_unblocked', undoes: id })

      assert.equal(undoing.undoes, id)
      assert.equal((await store().auditLog.find(id))?.undoneBy, undoing.id)
      await assert.rejects(() => record({ subjectId, undoes: id }))
    })

    test('detects whether a later entry changed the same subject', async ({ assert }) => {
      const subjectId = randomUUID()
      const block = await record({ subjectId })
      await record({ subjectId, action: 'professional_verified', after: { isVerified: true } })
      await record({ subjectId: randomUUID() })
      assert.isFalse(await store().auditLog.isOverridden(block))

      await record({ subjectId, action: 'professional_unblocked', after: { blocked: false } })

      assert.isTrue(await store().auditLog.isOverridden(block))
    })
  })
}

async function newestOf({ auditLog }: Store, subjectId: string) {
  const [entry] = (await auditLog.list({ subjectId }, 1, 1)).entries
  if (!entry) throw new Error('Nothing was recorded.')
  return entry
}
