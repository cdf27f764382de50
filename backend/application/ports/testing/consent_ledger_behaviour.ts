import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { type StoreSource, storeGroup } from './store.ts'

const TODAY = new Date('2026-11-21T12:00:00Z')

export function consentLedgerBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | consents`, source, (store) => {
    test('ends the consents of the named leads and reviews once', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      await store().contacts.save(aLead())
      await store().contacts.save(aLead({ id: aUuid(302) }))
      await store().reviews.save(aReview())
      const named = [aUuid(301), aUuid(201), aUuid(999)]

      assert.equal(await store().consents.withdraw(named, TODAY), 2)
      assert.equal(await store().consents.withdraw([...named, aUuid(302)], TODAY), 1)
    })
  })
}
