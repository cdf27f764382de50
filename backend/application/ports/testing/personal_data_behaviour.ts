import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import type { KnownContact, Person, PersonalRecords } from '../personal_data.ts'
import { type StoreSource, storeGroup } from './store.ts'

const ANA: Person = { email: 'ana@exemplo.com.br', phone: '11988887777', reviewIds: [aUuid(201)] }
const AT = new Date('2026-11-21T12:00:00Z')
const LEFT = new Date('2026-11-20T12:00:00Z')

/** Without access records, which the database writes itself with each session. */
const countsOf = (records: PersonalRecords) =>
  Object.fromEntries(
    Object.entries({ ...records, accessRecords: [] }).map(([name, rows]: [string, object[]]) => [
      name,
      rows.length,
    ]),
  )

export function personalDataBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | personal data`, source, (store) => {
    /** Ana has an account; she left a lead and a review with Bia, who also has another person's lead and review. */
    const keep = async () => {
      const { professionals, contacts, reviews } = store()
      await professionals.save(aProfessional({ id: aUuid(1), email: 'ana@exemplo.com.br', slug: 'ana' }))
      await professionals.save(aProfessional({ id: aUuid(2), whatsapp: null, slug: 'bia' }))
      const withBia = { professionalId: aUuid(2) }
      await contacts.save(aLead({ ...withBia, id: aUuid(301), whatsapp: '5511988887777' }))
      await contacts.save(aLead({ ...withBia, id: aUuid(302), whatsapp: '11933332222', note: 'De Bia.' }))
      await reviews.save(aReview({ ...withBia, id: aUuid(201) }))
      await reviews.save(aReview({ ...withBia, id: aUuid(202) }))
    }
    const erase = (person: Person) => store().unitOfWork.run(() => store().personalData.erase(person, AT))

    test("returns all data of one person, without hashes or others' data", async ({ assert }) => {
      await keep()
      const account = await store().accounts.findById(aUuid(1))
      if (account)
        await store().sessions.open({ token: 't', account, remembered: false, senderHash: 'a sender' })

      const records = await store().personalData.read(ANA)

      assert.deepEqual(countsOf(records), {
        ...{ professionals: 1, services: 0, locations: 0, insurances: 0, faqs: 0 },
        ...{
          contacts: 1,
          profileClaims: 0,
          reviews: 1,
          notes: 0,
          answers: 0,
          verifications: 0,
          photos: 0,
          secondFactors: 0,
          formerSlugs: 0,
          otherEmails: 0,
          reviewsReceived: 0,
          dailyCounts: 0,
          months: 0,
          declinedMails: 0,
          ownActions: 0,
          consents: 2,
          sessions: 1,
          pushDevices: 0,
          accessRecords: 0,
          securityEvents: 0,
        },
      })
      const told = JSON.stringify(records)
      assert.include(told, 'ana@exemplo.com.br')
      for (const hash of ['fields-of-the-lead', 'hash-of-an-address']) assert.notInclude(told, hash)
    })

    test('returns answers and verification only for an account', async ({ assert }) => {
      await keep()
      const { personalData, reviews, verifications } = store()
      const answer = { answer: 'Obrigada!', answeredAt: AT }
      await reviews.save(aReview({ id: aUuid(203), professionalId: aUuid(1), ...answer }))
      await verifications.save(aUuid(1), { ...NEVER_ASKED, askedAt: AT, note: 'Consta no conselho.' })

      const { answers, verifications: asked } = await personalData.read(ANA)
      assert.containsSubset(answers, [{ id: aUuid(203), answer: 'Obrigada!' }])
      assert.lengthOf(answers, 1)
      assert.containsSubset(asked, [{ note: 'Consta no conselho.' }])
      assert.lengthOf(asked, 1)
      const other = await personalData.read({ email: null, phone: '11933332222', reviewIds: [aUuid(203)] })
      assert.isEmpty([...other.answers, ...other.verifications])
    })

    test('returns reviews received without their authors, and the current photo', async ({ assert }) => {
      await keep()
      const { personalData, professionals, reviews } = store()
      const image = { hash: 'a-photo', mime: 'image/png' }
      await professionals.save(
        aProfessional({ id: aUuid(4), email: 'dora@exemplo.com.br', slug: 'dora', image }),
      )
      await reviews.save(
        aReview({
          id: aUuid(204),
          professionalId: aUuid(4),
          patientName: 'Quirina Alva',
          points: ['on_time'],
        }),
      )

      const read = await personalData.read({ email: 'dora@exemplo.com.br', phone: null, reviewIds: [] })

      assert.containsSubset(read.reviewsReceived, [{ id: aUuid(204), points: ['on_time'] }])
      assert.notInclude(JSON.stringify(read), 'Quirina')
      assert.deepEqual(read.photos, [{ professionalId: aUuid(4), hash: 'a-photo' }])
    })

    test('returns notes to both the patient and the account that wrote them', async ({ assert }) => {
      await keep()
      const note = { note: 'Prefere a tarde.' }
      await store().contacts.save(aLead({ id: aUuid(303), professionalId: aUuid(1), ...note }))
      const { personalData } = store()

      const { notes, contacts } = await personalData.read(ANA)
      assert.containsSubset(notes, [{ id: aUuid(303), ...note }])
      assert.lengthOf(notes, 1)
      assert.lengthOf(contacts, 1)
      const phone = { email: null, phone: '11933332222', reviewIds: [] }
      assert.containsSubset((await personalData.read(phone)).contacts, [{ note: 'De Bia.' }])
    })

    test('matches messages, but no account, by phone with or without country code', async ({ assert }) => {
      await keep()
      const { personalData } = store()
      const by = (phone: string) => ({ email: null, phone, reviewIds: [] })

      for (const phone of ['11988887777', '5511988887777'])
        assert.deepEqual(await personalData.contactsOf(by(phone)), [aUuid(301)])
      assert.deepEqual(await personalData.accountsOf(by('5519987654321')), [])
    })

    test('can be limited to messages', async ({ assert }) => {
      await keep()
      const message = { email: null, phone: null, reviewIds: [], contactIds: [aUuid(302)] }

      assert.deepEqual(await store().personalData.accountsOf(message), [])
      assert.include(await erase(message), { professionals: 0, contacts: 1, reviews: 0 })
      assert.isNull(await store().contacts.findForUpdate(aUuid(302)))
    })

    test('can be limited to accounts', async ({ assert }) => {
      await keep()
      const account = { email: null, phone: null, reviewIds: [], accountIds: [aUuid(1)] }

      assert.deepEqual(await store().personalData.accountsOf(account), [aUuid(1)])
      assert.deepInclude(await store().personalData.read(account), { contacts: [] })
      assert.include(await erase(account), { professionals: 1, contacts: 0, reviews: 0 })
    })

    test('excludes administrators', async ({ assert }) => {
      await store().professionals.save(aProfessional({ email: 'ana@exemplo.com.br', role: 'admin' }))

      assert.deepEqual(await store().personalData.accountsOf(ANA), [])
      assert.equal((await erase(ANA)).professionals, 0)
    })

    test('names professionals whose rating changes, except erased ones', async ({ assert }) => {
      await keep()
      await store().reviews.save(aReview({ id: aUuid(203), professionalId: aUuid(1) }))

      const reviewed = store().personalData.reviewedBy({ ...ANA, reviewIds: [aUuid(201), aUuid(203)] })

      assert.deepEqual(await reviewed, [aUuid(2)])
    })

    test('erases one person permanently and reserves the slug', async ({ assert }) => {
      await keep()

      const erased = await erase(ANA)

      assert.deepEqual(erased, {
        ...{ professionals: 1, contacts: 1, reviews: 1, profileClaims: 0, heldSlugs: ['ana'] },
        registrations: [aProfessional().state.crm],
        names: ['Ana Lima <ana@exemplo.com.br>'],
      })
      const { professionals, contacts, reviews } = store()
      assert.isNull(await professionals.findBySlug('ana'))
      assert.deepEqual([...(await professionals.takenSlugs(['ana']))], ['ana'])
      assert.isNull(await contacts.findForUpdate(aUuid(301)))
      assert.isNotNull(await contacts.findForUpdate(aUuid(302)))
      assert.isNull(await reviews.findForUpdate(aUuid(201)))
      assert.isNotNull(await reviews.findForUpdate(aUuid(202)))
    })

    test('erases contacts and reviews of an erased account, uncounted', async ({ assert }) => {
      await keep()
      await store().contacts.save(aLead({ id: aUuid(303), professionalId: aUuid(1) }))
      await store().reviews.save(aReview({ id: aUuid(203), professionalId: aUuid(1) }))

      assert.include(await erase(ANA), { contacts: 1, reviews: 1 })
      assert.isNull(await store().contacts.findForUpdate(aUuid(303)))
      assert.isNull(await store().reviews.findForUpdate(aUuid(203)))
    })

    test("lists every e-mail and the messages' phones, with the rows' times", async ({ assert }) => {
      await keep()

      const known: KnownContact[] = []
      for await (const contact of store().personalData.contactsKnown()) known.push(contact)

      assert.lengthOf(known, 6)
      assert.includeDeepMembers(known, [
        { kind: 'email', value: 'ana@exemplo.com.br', since: aProfessional().state.createdAt },
        { kind: 'phone', value: '5511988887777', since: LEFT },
      ])
    })
  })
}
