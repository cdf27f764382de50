import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryContactCounter } from '#application/testing/in_memory_contact_counter.ts'
import { InMemoryContactRepository } from '#application/testing/in_memory_contact_repository.ts'
import { InMemoryInsurerReports } from '#application/testing/in_memory_insurer_reports.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfileActivity } from '#application/testing/in_memory_profile_activity.ts'
import { InMemoryReviewRepository } from '#application/testing/in_memory_review_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { InMemoryViewLedger } from '#application/testing/in_memory_view_ledger.ts'
import { CountDashboard } from '../profile_figures.ts'

const owner = { id: aUuid(1), role: 'user' } as const

function dependencies() {
  const clock = new FixedClock('2026-11-21T12:00:00Z')
  const professionals = InMemoryProfessionalRepository.holding(
    aProfessional({ rating: 4.5, reviewCount: 2, profileViews: 70 }),
    aProfessional({ id: aUuid(2) }),
  )
  const contacts = new InMemoryContactRepository(professionals)
  const reviews = new InMemoryReviewRepository(professionals)
  const views = new InMemoryViewLedger(professionals, clock)
  const activity = new InMemoryProfileActivity(contacts, reviews)
  const securityLog = new InMemorySecurityLog()
  const contactCounter = new InMemoryContactCounter(clock)
  const insurerReports = new InMemoryInsurerReports(professionals)
  return {
    insurerReports,
    clock,
    professionals,
    contacts,
    reviews,
    views,
    activity,
    contactCounter,
    securityLog,
  }
}

test.group('CountDashboard', () => {
  test('compares the last thirty days with the thirty before', async ({ assert }) => {
    const deps = dependencies()
    const days = ['2026-11-21', '2026-11-01', '2026-10-30', '2026-10-01', '2026-05-01']
    for (const [index, day] of days.entries()) {
      const createdAt = new Date(`${day}T12:00:00Z`)
      await deps.contacts.save(aLead({ id: aUuid(301 + index), createdAt }))
      await deps.reviews.save(aReview({ id: aUuid(201 + index), createdAt }))
    }
    deps.clock.moveTo('2026-10-20T12:00:00Z')
    await deps.views.recordProfileView(aUuid(1), 'before')
    deps.clock.moveTo('2026-11-21T12:00:00Z')
    await deps.views.recordProfileView(aUuid(1), 'now')
    deps.contactCounter.count('whatsapp', [aUuid(1), aUuid(2)], 'Ana')
    deps.contactCounter.count('appearance', [aUuid(1)], 'Ana')
    deps.contactCounter.count('appearance', [aUuid(1)], 'Rui')

    const counted = await new CountDashboard(deps).execute({ viewer: owner, professionalId: aUuid(1) })

    assert.isTrue(counted.ok)
    if (!counted.ok) return
    const { views, leads, reviews, rating } = counted.value
    assert.deepInclude(views, { total: 72, lastDays: 1, daysBefore: 1 })
    assert.deepEqual([counted.value.contacts.total, counted.value.appearances.lastDays], [1, 2])
    assert.deepInclude(leads, { total: 5, lastDays: 3, daysBefore: 1, thisMonth: 2 })
    assert.deepInclude(reviews, { total: 5, lastDays: 3, daysBefore: 1, pending: 5 })
    assert.deepEqual([leads.byDay.length, leads.byDay.at(-1), leads.byDay.at(-21)], [30, 1, 1])
    assert.deepEqual(rating, { average: 4.5, reviewCount: 2 })
  })

  test('refuses everyone but the owner of the dashboard', async ({ assert }) => {
    const count = new CountDashboard(dependencies())

    for (const role of ['user', 'admin'] as const)
      assert.deepEqual(await count.execute({ viewer: { id: aUuid(2), role }, professionalId: aUuid(1) }), {
        ok: false,
        failure: 'forbidden',
      })
  })

  test('tells an owner who was just erased that there is no profile', async ({ assert }) => {
    const deps = dependencies()
    deps.professionals.discard(aUuid(1))

    const counted = await new CountDashboard(deps).execute({ viewer: owner, professionalId: aUuid(1) })

    assert.deepEqual(counted, { ok: false, failure: 'professional_not_found' })
  })
})
