import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { type StoreSource, storeGroup } from './store.ts'

const LIMIT = new Date('2026-11-20T12:00:00Z')
const BEFORE = new Date('2026-11-20T11:59:59Z')
const LIMITS = {
  ...{ leadsChangedBefore: LIMIT, reviewsRejectedBefore: LIMIT, resetsAskedBefore: LIMIT },
  ...{ slugsReleasedBefore: LIMIT, now: LIMIT, accessBefore: new Date('2026-01-01T00:00:00Z') },
  securityEventsBefore: LIMIT,
  claimsAskedBefore: LIMIT,
  ...{ professionalImportsBefore: LIMIT, postImportsBefore: LIMIT },
  claimsDecidedBefore: LIMIT,
}
const ONE_OF_EACH = {
  ...{ leads: 1, rejectedReviews: 1, passwordResets: 1 },
  ...{ accessRecords: 0, securityEvents: 0, sessions: 1, releasedSlugs: 1, profileClaims: 0, imports: 1 },
}
const NOTHING = {
  ...{ leads: 0, rejectedReviews: 0, passwordResets: 0 },
  ...{ accessRecords: 0, securityEvents: 0, sessions: 0, releasedSlugs: 0, profileClaims: 0, imports: 0 },
}

const aReset = (number: number, createdAt: Date) =>
  PasswordReset.open({ id: aUuid(number), accountId: aUuid(1), tokenHash: `token ${number}`, createdAt })

export function retentionStoreBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | retention`, source, (store) => {
    const openSession = async (token: string) => {
      const account = await store().accounts.findById(aUuid(1))
      if (account) await store().sessions.open({ token, account, remembered: false, senderHash: 'a sender' })
    }
    const rename = (slug: string) => store().professionals.save(aProfessional({ slug }))

    /** Stores one expired row of every kind, and one with a second left. */
    const keep = async () => {
      const { professionals, contacts, reviews, resets, postImports, moveClockTo } = store()
      const imports: string[] = []
      await professionals.save(aProfessional({ slug: 'first' }))
      for (const [number, at] of [BEFORE, LIMIT].entries()) {
        await contacts.save(aLead({ id: aUuid(301 + number), updatedAt: at }))
        await reviews.save(aReview({ id: aUuid(201 + number), status: 'rejected', updatedAt: at }))
        await resets.save(aReset(501 + number, at))
        imports.push(await postImports.begin('posts.zip', at))
      }
      await reviews.save(aReview({ id: aUuid(203), status: 'approved', updatedAt: BEFORE }))
      moveClockTo('2026-11-20T10:00:00Z')
      await openSession('ends at the limit')
      moveClockTo('2026-11-20T10:00:01Z')
      await openSession('ends after it')
      moveClockTo('2026-11-20T11:59:59Z')
      await rename('second')
      moveClockTo('2026-11-20T12:00:00Z')
      await rename('third')
      return imports
    }

    test('counts expired rows without removing them', async ({ assert }) => {
      await keep()

      assert.deepEqual(await store().retention.countDue(LIMITS), ONE_OF_EACH)
      assert.deepEqual(await store().retention.countDue(LIMITS), ONE_OF_EACH)
    })

    test('removes exactly the expired rows', async ({ assert }) => {
      const [old = '', young = ''] = await keep()

      assert.deepEqual(await store().retention.removeDue(LIMITS), ONE_OF_EACH)

      assert.deepEqual(await store().retention.countDue(LIMITS), NOTHING)
      const { professionals, contacts, reviews, resets, sessions, postImports } = store()
      assert.isNull(await postImports.find(old))
      assert.isNotNull(await postImports.find(young))
      assert.isNull(await contacts.findForUpdate(aUuid(301)))
      assert.isNotNull(await contacts.findForUpdate(aUuid(302)))
      assert.isNull(await reviews.findForUpdate(aUuid(201)))
      assert.isNotNull(await reviews.findForUpdate(aUuid(202)))
      assert.isNotNull(await reviews.findForUpdate(aUuid(203)))
      assert.isNull(await resets.findByTokenHash('token 501'))
      assert.isNotNull(await resets.findByTokenHash('token 502'))
      assert.isNotNull(await sessions.accountOf('ends after it'))
      assert.isNull(await professionals.findBySlug('first'))
      assert.isNotNull(await professionals.findBySlug('second'))
    })
  })
}
