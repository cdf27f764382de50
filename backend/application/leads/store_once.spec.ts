import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { RegisterLead } from './receive_contacts.ts'
import { aLeadForm } from './testing/a_lead_form.ts'
import { leadDependencies, aSender } from './testing/lead_dependencies.ts'

const FIRST = '10000000-0000-4000-8000-000000000001'

test.group('a submission stored once', () => {
  test('returns the first id for a double click and a retry with the same key', async ({ assert }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)
    const keyed = aLeadForm({ sender: aSender({ idempotencyKey: 'key' }) })

    const ids = await Promise.all([
      lead.execute(keyed),
      lead.execute(aLeadForm({ patientName: ' Bruno Alves ' })),
      lead.execute(keyed),
    ])

    assert.lengthOf(new Set(ids.map((result) => result.ok && result.value.id)), 1)
    assert.lengthOf(deps.contacts.states(), 1)
    const email = `ana-${aUuid(1)}@exemplo.com.br`
    const [stored] = deps.contacts.states()
    const contact = stored && { id: stored.id, kind: stored.kind }
    const payload = { kind: 'new_lead' as const, accountId: aUuid(1), email, contact }
    assert.containSubset(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
    assert.deepEqual(
      deps.jobs.jobs().map(({ task }) => task),
      ['send_notice', 'send_push'],
    )
  })

  test('refuses different words under a used key of the same sender, and accepts those of others', async ({
    assert,
  }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)
    const sent = (patientName: string, address: string) =>
      lead.execute(aLeadForm({ patientName, sender: aSender({ address, idempotencyKey: 'key' }) }))
    await sent('Bruno', '203.0.113.7')

    const differs = await sent('Bruna', '203.0.113.7')
    const stranger = await sent('Bruna', '203.0.113.8')

    assert.deepEqual(differs, { ok: false, failure: 'sending_differs' })
    assert.isTrue(stranger.ok)
    assert.lengthOf(deps.contacts.states(), 2)
  })

  test('stores the same words as a new lead after ten minutes', async ({ assert }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)
    const first = await lead.execute(aLeadForm())

    deps.clock.moveTo('2026-11-21T12:10:00.000Z')
    assert.deepEqual(await lead.execute(aLeadForm()), first)
    deps.clock.moveTo('2026-11-21T12:10:00.001Z')
    await lead.execute(aLeadForm())

    assert.lengthOf(deps.contacts.states(), 2)
  })

  test('answers the first id to a key that nobody guesses for a day, from any network', async ({
    assert,
  }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)
    const idempotencyKey = aUuid(7)
    const from = (address: string) =>
      lead.execute(aLeadForm({ sender: aSender({ address, idempotencyKey }) }))
    const first = await from('203.0.113.7')

    deps.clock.moveTo('2026-11-22T12:00:00.000Z')
    const onTheBus = await from('198.51.100.9')
    deps.clock.moveTo('2026-11-22T12:00:00.001Z')
    const nextDay = await from('198.51.100.9')

    assert.deepEqual(onTheBus, first)
    assert.notDeepEqual(nextDay, first)
    assert.lengthOf(deps.contacts.states(), 2)
  })

  for (const signs of [{ corFavorita: 'http://spam' }, { elapsedMs: 300 }])
    test(`quarantines, with the usual answer, a sending with ${Object.keys(signs)[0]}`, async ({
      assert,
    }) => {
      const deps = leadDependencies()

      const result = await new RegisterLead(deps).execute(aLeadForm({ sender: aSender(signs) }))

      assert.deepEqual(result, { ok: true, value: { id: FIRST } })
      assert.isTrue(deps.contacts.states()[0]?.quarantined)
      assert.isEmpty(deps.jobs.jobs())
    })

  test('marks contacts beyond 200 a day', async ({ assert }) => {
    const deps = leadDependencies()
    for (let number = 1; number <= 200; number++)
      await deps.contacts.save(
        aLead({ id: aUuid(number), fingerprint: `${number}`, createdAt: deps.clock.now() }),
      )

    await new RegisterLead(deps).execute(aLeadForm())

    assert.isTrue(deps.contacts.states().at(-1)?.markedForReview)
    assert.isEmpty(deps.jobs.jobs())
    assert.isFalse(deps.contacts.states().at(-2)?.markedForReview)
  })

  test('counts neither the day before nor the quarantine towards the 200', async ({ assert }) => {
    const deps = leadDependencies()
    const keep = (number: number, state: Parameters<typeof aLead>[0]) =>
      deps.contacts.save(aLead({ id: aUuid(number), fingerprint: `${number}`, ...state }))
    const createdAt = new Date('2026-11-20T12:00:00.000Z')
    for (let number = 1; number < 200; number++) await keep(number, { createdAt })
    await keep(200, { createdAt: new Date('2026-11-20T11:59:59.999Z') })
    await keep(201, { createdAt, quarantined: true })

    await new RegisterLead(deps).execute(aLeadForm())

    assert.isFalse(deps.contacts.states().at(-1)?.markedForReview)
  })

  test("charges the sender's limit for a new lead, not for a repetition", async ({ assert }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)

    await lead.execute(aLeadForm())
    await lead.execute(aLeadForm())

    assert.deepEqual(deps.limits.spent, [`leadPerProfessional 203.0.113.7:${aUuid(1)}`])
  })

  test('charges the limit once for two simultaneous sendings', async ({ assert }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)

    const sent = await Promise.all([lead.execute(aLeadForm()), lead.execute(aLeadForm())])

    assert.deepEqual(sent[0], sent[1])
    assert.deepEqual(deps.limits.spent, [`leadPerProfessional 203.0.113.7:${aUuid(1)}`])
  })

  test('gives simultaneous repetitions the same answer, even at the limit', async ({ assert }) => {
    const deps = leadDependencies()
    deps.limits.most = 1
    deps.unitOfWork.isNextLate = true
    const lead = new RegisterLead(deps)

    const sent = await Promise.all([lead.execute(aLeadForm()), lead.execute(aLeadForm())])

    assert.deepEqual(sent[0], sent[1])
    assert.lengthOf(deps.limits.spent, 1)
    await assert.rejects(() => lead.execute(aLeadForm({ patientName: 'Outro' })), 'too many')
    assert.lengthOf(deps.contacts.states(), 1)
  })

  test("does not refuse a sender for another's simultaneous same words", async ({ assert }) => {
    const deps = leadDependencies()
    deps.limits.most = 1
    const lead = new RegisterLead(deps)
    await lead.execute(aLeadForm({ patientName: 'Outro' }))
    const from = (address: string) => lead.execute(aLeadForm({ sender: aSender({ address }) }))

    const [refused, stored] = await Promise.allSettled([from('203.0.113.7'), from('203.0.113.8')])

    assert.equal(refused.status, 'rejected')
    assert.equal(stored.status, 'fulfilled')
    assert.lengthOf(deps.contacts.states(), 2)
  })

  test('does not charge the limit when the professional was deleted meanwhile', async ({ assert }) => {
    const deps = leadDependencies()
    deps.contacts.save = async () => 'professional_not_found'

    assert.isFalse((await new RegisterLead(deps).execute(aLeadForm())).ok)
    assert.isEmpty(deps.limits.spent)
  })

  test('stores nothing beyond the limit, but still answers a repetition', async ({ assert }) => {
    const deps = leadDependencies()
    const lead = new RegisterLead(deps)
    const first = await lead.execute(aLeadForm())
    deps.limits.refusal = new Error('too many')

    await assert.rejects(() => lead.execute(aLeadForm({ patientName: 'Outro' })), 'too many')
    assert.deepEqual(await lead.execute(aLeadForm()), first)
    assert.lengthOf(deps.contacts.states(), 1)
  })

  test('charges the limit once when the unit of work is retried', async ({ assert }) => {
    const deps = leadDependencies()
    const run = deps.unitOfWork.run.bind(deps.unitOfWork)
    deps.unitOfWork.run = async (work) => {
      await run(() => Promise.reject(new Error('deadlock'))).catch(() => undefined)
      return run(work)
    }

    await new RegisterLead(deps).execute(aLeadForm())

    assert.lengthOf(deps.limits.spent, 1)
  })
})
