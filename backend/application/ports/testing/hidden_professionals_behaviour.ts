import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import type { Store } from './store.ts'

const hidden = {
  'a blocked professional': { blocked: true },
  'an administrator': { role: 'admin' },
  'an account whose e-mail waits to be confirmed': { unconfirmedSince: new Date('2026-11-20T12:00:00Z') },
  'a profile that waits to be published': { unpublished: true },
  'an account without a specialty, as that of a former administrator': { specialty: null },
} as const

/** Part of `professionalDirectoryBehaviour`: who is never shown. */
export function hiddenProfessionalsBehaviour(store: () => Store): void {
  const parts = {
    services: [aService()],
    insurances: [anInsurance()],
    locations: [aLocation()],
    faqs: [aFaq()],
  }

  for (const [who, state] of Object.entries(hidden))
    test(`never shows ${who}`, async ({ assert }) => {
      await store().professionals.save(aProfessional({ slug: 'ana-lima', ...parts, ...state }))

      assert.isFalse(await isSeenAnywhere(store()))
    })

  test('shows all others', async ({ assert }) => {
    await store().professionals.save(aProfessional({ slug: 'ana-lima', ...parts }))

    assert.isTrue(await isSeenAnywhere(store()))
  })
}

async function isSeenAnywhere({ directory }: Store): Promise<boolean> {
  const id = aUuid(1)
  const seen = [
    (await directory.findListed([id]))[0],
    await directory.findProfile(id),
    await directory.findProfileBySlug('ana-lima'),
    (await directory.detailsOf([id])).get(id),
    (await directory.availableSpecialties())[0],
    await directory.servicesOf(id),
    await directory.insurancesOf(id),
    await directory.locationsOf(id),
    await directory.faqsOf(id),
  ]
  return (await directory.isListed(id)) || seen.some(Boolean)
}
