import { test } from '@japa/runner'
import type { Location } from '#domain/professionals/location.ts'
import { aLocation } from '#domain/professionals/testing/profile_part_builders.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { NEVER_ASKED, VERIFIED_FACTS } from '#domain/professionals/verification.ts'
import { pick } from '#domain/shared/pick.ts'
import { hiddenProfessionalsBehaviour } from './hidden_professionals_behaviour.ts'
import { profilePartsBehaviour } from './profile_parts_behaviour.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function professionalDirectoryBehaviour(adapter: string, source: StoreSource): void {
  storeGroup(`${adapter} | directory`, source, (store) => {
    test('lists the requested ones in the requested order', async ({ assert }) => {
      for (const number of [1, 2, 3]) await store().professionals.save(aProfessional({ id: aUuid(number) }))

      const listed = await store().directory.findListed([3, 9, 1, 2].map(aUuid))

      assert.deepEqual(
        listed.map(({ id }) => id),
        [3, 1, 2].map(aUuid),
      )
    })

    test('lists nobody without ids', async ({ assert }) => {
      assert.isEmpty(await store().directory.findListed([]))
      assert.equal((await store().directory.detailsOf([])).size, 0)
    })

    test('finds visible people by registration prefix, shortest number first', async ({ assert }) => {
      const crms = ['CRM-SP 123456', 'CRO-RJ 12345', 'CRP 06/12349', '123478-SP', 'CRM-SP 123499']
      for (const [index, crm] of crms.entries())
        await store().professionals.save(
          aProfessional({ id: aUuid(index), crm, blocked: crm === 'CRM-SP 123499' }),
        )
      const found = async (council: string, number: string, state: 'RJ' | null = null) => {
        const listed = await store().directory.findRegistered({ council, number, state }, 2)
        return listed.map(({ id }) => crms[Number.parseInt(id.slice(-12), 10)])
      }

      assert.deepEqual(await found('', '1234'), ['CRO-RJ 12345', 'CRM-SP 123456'])
      assert.deepEqual(await found('CRM', '1234'), ['CRM-SP 123456'])
      assert.deepEqual(await found('', '1234', 'RJ'), ['CRO-RJ 12345'])
      assert.deepEqual(await found('CRP', '06/12'), ['CRP 06/12349'])
      assert.deepEqual(await found('', '123'), [])
      assert.deepEqual(await found('', '99999'), [])
    })

    test('finds visible people by a telephone that their profile shows', async ({ assert }) => {
      const { professionals, directory } = store()
      const placeOf = (number: number, matters: Partial<Location>) => [
        aLocation({
          id: aUuid(100 + number),
          professionalId: aUuid(number),
          phone: null,
          whatsapp: null,
          ...matters,
        }),
      ]
      await professionals.save(aProfessional({ id: aUuid(1), phone: '1132654321 ramal 12', whatsapp: null }))
      await professionals.save(aProfessional({ id: aUuid(2), phone: null, whatsapp: '5511998765432' }))
      await professionals.save(
        aProfessional({ id: aUuid(3), phone: null, whatsapp: '11998765432', blocked: true }),
      )
      const hers = placeOf(4, { phone: '11998765432' })
      await professionals.save(aProfessional({ id: aUuid(4), phone: null, whatsapp: null, locations: hers }))
      const shut = placeOf(5, { phone: '08007221234', isActive: false })
      await professionals.save(
        aProfessional({ id: aUuid(5), phone: '40041234', whatsapp: null, locations: shut }),
      )

      assert.deepEqual(await directory.idsByTelephone('1132654321'), [aUuid(1)])
      assert.sameMembers(await directory.idsByTelephone('11998765432'), [aUuid(2), aUuid(4)])
      assert.sameMembers(await directory.idsByTelephone('5511998765432'), [aUuid(2), aUuid(4)])
      assert.deepEqual(await directory.idsByTelephone('40041234'), [aUuid(5)])
      assert.isEmpty(await directory.idsByTelephone('08007221234'))
      assert.isEmpty(await directory.idsByTelephone('1132654322'))
    })

    test('names the cities of the active places in person', async ({ assert }) => {
      const { professionals, directory } = store()
      const places = ['Campinas', 'Valinhos', 'Itu', 'Salto'].map((city, index) =>
        aLocation({
          id: aUuid(101 + index),
          professionalId: aUuid(1),
          city,
          ...(city === 'Itu' && { isActive: false }),
          ...(city === 'Salto' && { isOnline: true, address: null }),
        }),
      )
      await professionals.save(aProfessional({ id: aUuid(1), locations: places }))
      await professionals.save(aProfessional({ id: aUuid(2) }))

      const cities = await directory.citiesOf([aUuid(1), aUuid(2)])

      assert.deepEqual(
        [...cities],
        [[aUuid(1), ['Campinas', 'Valinhos'].map((city) => ({ city, state: 'SP' as const }))]],
      )
    })

    test('lists exactly what a card shows', async ({ assert }) => {
      const image = { hash: 'abc', mime: 'image/webp' }
      await store().professionals.save(
        aProfessional({ title: 'Dra', image, rating: 4.5, reviewCount: 2, bio: 'Olá' }),
      )

      const [card] = await store().directory.findListed([aUuid(1)])

      assert.deepEqual(card, {
        id: aUuid(1),
        slug: `ana-lima-${aUuid(1)}`,
        title: 'Dra',
        name: 'Ana',
        lastname: 'Lima',
        specialty: 'Cardiologista',
        displayGender: 'feminino',
        city: 'Campinas',
        state: 'SP',
        rating: 4.5,
        reviewCount: 2,
        isVerified: false,
        subscriptionLevel: 'free',
        teleconsulta: false,
        presencial: true,
        acceptsNewPatientsOn: null,
        answerMinutes: null,
        imageHash: 'abc',
        bio: 'Olá',
      })
    })

    test('cuts the bio at 150 characters in lists only', async ({ assert }) => {
      const bios = [`${'a'.repeat(148)}👩🏽‍⚕️${'b'.repeat(300)}`, `${'a'.repeat(149)}x\u0301${'b'.repeat(300)}`]
      for (const [index, bio] of bios.entries())
        await store().professionals.save(aProfessional({ id: aUuid(index + 1), bio }))

      const cards = await store().directory.findListed([1, 2].map(aUuid))

      assert.deepEqual(
        cards.map(({ bio }) => bio),
        ['a'.repeat(148), 'a'.repeat(149)],
      )
      assert.equal((await store().directory.findProfile(aUuid(1)))?.bio, bios[0])
    })

    test('returns a profile without private fields', async ({ assert }) => {
      await store().professionals.save(aProfessional({ experience: 'USP', availability: ['segunda'] }))

      const profile = await store().directory.findProfile(aUuid(1))

      assert.deepInclude(profile, { experience: 'USP', availability: ['segunda'], whatsapp: '19987654321' })
      const keys =
        'checkedAt price experience crm rqe availability languages accessibility insurersConfirmedOn source sourceDate whatsapp phone instagram linkedin youtube facebook twitter website'
      const card = await store().directory.findListed([aUuid(1)])
      assert.sameMembers(Object.keys(profile ?? {}), [...Object.keys(card[0] ?? {}), ...keys.split(' ')])
    })

    test('shows the verification date if recorded', async ({ assert }) => {
      const seen = pick(aProfessional().state, VERIFIED_FACTS)
      const decidedAt = new Date('2026-03-12T12:00:00Z')
      const approved = {
        ...NEVER_ASKED,
        decidedAt,
        decision: 'approved' as const,
        checked: seen,
      }
      const checkedAt = async () => (await store().directory.findProfile(aUuid(1)))?.checkedAt
      await store().professionals.save(aProfessional({ isVerified: true }))

      assert.isNull(await checkedAt())
      await store().verifications.save(aUuid(1), { ...approved, checked: null })
      assert.isNull(await checkedAt())
      await store().verifications.save(aUuid(1), approved)
      assert.deepEqual(await checkedAt(), decidedAt)
      await store().professionals.save(aProfessional({ isVerified: false }))
      assert.isNull(await checkedAt())
    })

    test('redirects a former slug for 90 days', async ({ assert }) => {
      await store().professionals.save(aProfessional({ slug: 'ana-lima' }))
      await store().professionals.save(aProfessional({ slug: 'ana-souza' }))

      assert.equal((await store().directory.findProfileBySlug('ana-lima'))?.slug, 'ana-souza')
      store().moveClockTo('2027-02-19T12:01:00Z')
      assert.isNull(await store().directory.findProfileBySlug('ana-lima'))
      assert.equal((await store().directory.findProfileBySlug('ana-souza'))?.slug, 'ana-souza')
    })

    test('lists only specialties with visible professionals, in Portuguese order', async ({ assert }) => {
      const people = ['Urologista', 'Médico da Família', 'Cardiologista', 'Médico da Família'] as const
      for (const [index, specialty] of people.entries())
        await store().professionals.save(aProfessional({ id: aUuid(index + 1), specialty }))
      await store().professionals.save(aProfessional({ id: aUuid(9), specialty: 'Dentista', blocked: true }))
      await store().professionals.save(aProfessional({ id: aUuid(10), specialty: null }))

      const names = await store().directory.availableSpecialties()

      assert.deepEqual(names, ['Cardiologista', 'Médico da Família', 'Urologista'])
    })

    profilePartsBehaviour(store)
    hiddenProfessionalsBehaviour(store)
  })
}
