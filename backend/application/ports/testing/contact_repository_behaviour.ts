import { test } from '@japa/runner'
import type { ContactState } from '#domain/leads/contact.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const SENT = new Date('2026-11-20T12:00:00Z')
const A_SECOND_LATER = new Date('2026-11-20T12:00:01Z')
const OTHER = { fingerprint: 'other fields', idempotencyKey: null }

async function keep(store: Store, ...contacts: Partial<ContactState>[]): Promise<void> {
  await store.professionals.save(aProfessional())
  for (const [index, contact] of contacts.entries())
    await store.contacts.save(aLead({ id: aUuid(301 + index), ...contact }))
}

export function contactRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | contacts`, source, (store) => {
    test('returns saved leads and contacts unchanged', async ({ assert }) => {
      const bare = { whatsapp: null, serviceOfInterest: null, location: null, consentVersion: null } as const
      const contact = aLead({
        id: aUuid(302),
        kind: 'contact',
        ...bare,
        idempotencyKey: 'key',
        quarantined: true,
      })
      await keep(store(), {})
      await store().contacts.save(contact)

      assert.deepEqual((await store().contacts.findForUpdate(aUuid(301)))?.state, aLead().state)
      assert.deepEqual((await store().contacts.findForUpdate(aUuid(302)))?.state, contact.state)
      assert.isNull(await store().contacts.findForUpdate(aUuid(999)))
    })

    test("saves a lead's status and note", async ({ assert }) => {
      await keep(store(), {})
      const lead = aLead()
      lead.moveTo('contacted', A_SECOND_LATER)
      lead.noteDown('Ligar na sexta.', A_SECOND_LATER)

      await store().contacts.save(lead)

      assert.deepEqual((await store().contacts.findForUpdate(aUuid(301)))?.state, lead.state)
    })

    test('stores nothing for a professional who is gone, and lets the unit of work go on', async ({
      assert,
    }) => {
      await store().unitOfWork.run(async () => {
        assert.equal(await store().contacts.save(aLead()), 'professional_not_found')
        assert.isNull(await store().contacts.findForUpdate(aUuid(301)))
      })
    })

    test('finds the first submission with the same fields or the same key', async ({ assert }) => {
      await keep(store(), { idempotencyKey: 'key', createdAt: SENT }, { createdAt: A_SECOND_LATER })
      const find = (key: string | null, fingerprint: string, since = SENT) =>
        store().contacts.findRepeated({ professionalId: aUuid(1), idempotencyKey: key, fingerprint }, since)

      assert.equal((await find(null, 'fields-of-the-lead'))?.id, aUuid(301))
      assert.equal((await find('key', 'other fields'))?.id, aUuid(301))
      assert.equal((await find('key', 'fields-of-the-lead', A_SECOND_LATER))?.id, aUuid(302))
      assert.equal((await find('other key', 'fields-of-the-lead', A_SECOND_LATER))?.id, aUuid(302))
      assert.isNull(await find('other key', 'other fields'))
      assert.isNull(await find(null, 'other fields'))
      assert.isNull(await find('key', 'other fields', A_SECOND_LATER))
    })

    test('separates professionals', async ({ assert }) => {
      await keep(store(), {})

      const elsewhere = { ...aLead().state, professionalId: aUuid(2) }
      assert.isNull(await store().contacts.findRepeated(elsewhere, SENT))
      assert.equal(await store().contacts.countSince(aUuid(2), SENT), 0)
    })

    test('counts contacts since an instant, without the quarantine', async ({ assert }) => {
      await keep(store(), {}, { ...OTHER, createdAt: A_SECOND_LATER }, { quarantined: true })

      assert.equal(await store().contacts.countSince(aUuid(1), SENT), 2)
      assert.equal(await store().contacts.countSince(aUuid(1), A_SECOND_LATER), 1)
    })

    test('counts those in quarantine, whoever they are for', async ({ assert }) => {
      await keep(store(), {}, { ...OTHER, quarantined: true }, { quarantined: true })

      assert.equal(await store().contacts.countQuarantined(), 2)
    })

    test('lists contacts outside quarantine newest first, and removes permanently', async ({ assert }) => {
      await keep(store(), {}, { createdAt: A_SECOND_LATER }, {}, { quarantined: true })
      const page = async (number: number) =>
        (await store().contacts.listOf(aUuid(1), number, 2)).map(({ id }) => id)

      assert.deepEqual(await page(1), [302, 301].map(aUuid))
      assert.deepEqual(await page(2), [303].map(aUuid))
      assert.equal(await store().contacts.countOf(aUuid(1)), 3)
      assert.isEmpty(await store().contacts.listOf(aUuid(2), 1, 2))
      await store().contacts.remove(aUuid(301))
      await store().contacts.remove(aUuid(301))
      assert.isNull(await store().contacts.findForUpdate(aUuid(301)))
      assert.equal((await store().contacts.findForUpdate(aUuid(302)))?.id, aUuid(302))
      assert.equal(await store().contacts.countOf(aUuid(1)), 2)
    })

    test('lets the second of two simultaneous submissions find the first', async ({ assert }) => {
      await keep(store())
      const sendOnce = (number: number) =>
        store().unitOfWork.run(async () => {
          const lead = aLead({ id: aUuid(number), idempotencyKey: 'key' })
          const first = await store().contacts.findRepeated(lead.state, SENT)
          if (!first) await store().contacts.save(lead)
          return first?.id ?? lead.id
        })

      const ids = await Promise.all([301, 302, 303, 304, 305].map(sendOnce))

      assert.equal(new Set(ids).size, 1)
      assert.equal(await store().contacts.countSince(aUuid(1), SENT), 1)
    })

    test('gives a professional the median of five leads answered since then', async ({ assert }) => {
      const after = (minutes: number) => new Date(SENT.getTime() + minutes * 60_000)
      const answered = [600, 5, 20, 10].map((minutes) => ({ answeredAt: after(minutes) }))
      const minutes = async () => {
        await store().contacts.recomputeAnswerTime(aUuid(1), SENT)
        return (await store().professionals.findById(aUuid(1)))?.state.answerMinutes
      }
      await keep(
        store(),
        ...answered,
        { answeredAt: null },
        { answeredAt: after(1), quarantined: true },
        { answeredAt: after(1), createdAt: after(-1) },
      )
      assert.isNull(await minutes())

      await store().contacts.save(aLead({ id: aUuid(310), answeredAt: after(90) }))
      assert.equal(await minutes(), 20)
      await store().contacts.save(aLead({ id: aUuid(311), answeredAt: after(31) }))
      assert.equal(await minutes(), 25)

      await store().contacts.refreshAnswerTimes(after(1))
      assert.isNull((await store().professionals.findById(aUuid(1)))?.state.answerMinutes)
    })
  })
}
