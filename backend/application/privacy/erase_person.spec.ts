import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ErasePerson } from './erase_person.ts'
import { eraseAgain } from './replay_erasures.ts'
import { privacyDependencies, ANA, MARIA, withoutLedger } from './testing/privacy_dependencies.ts'

test.group('Erasing a person', () => {
  test("erases exactly one person's account, messages and reviews", async ({ assert }) => {
    const deps = await privacyDependencies()

    const erased = await new ErasePerson(deps).execute({ by: MARIA, email: ANA, reviewIds: [aUuid(201)] })

    assert.deepEqual(erased, {
      ok: true,
      value: {
        ...{ professionals: 1, contacts: 1, reviews: 1, profileClaims: 0, heldSlugs: ['ana'] },
        registrations: ['CRM 00000001'],
        names: ['Ana Lima <ana@exemplo.com.br>'],
      },
    })
    assert.deepEqual(deps.left(), { accounts: ['bia'], contacts: [aUuid(302)], reviews: [aUuid(202)] })
  })

  test('erases no account by phone number', async ({ assert }) => {
    const deps = await privacyDependencies()
    const phone = deps.professionals.stateOf(aUuid(1))?.whatsapp ?? ''
    await deps.contacts.save(aLead({ id: aUuid(303), professionalId: aUuid(2), whatsapp: phone }))

    const erased = await new ErasePerson(deps).execute({ by: MARIA, phone })

    assert.deepInclude(erased.ok && erased.value, { professionals: 0, contacts: 1, names: [] })
    assert.deepEqual(deps.left().accounts, ['ana', 'bia'])
    assert.equal(await eraseAgain(deps), 0)
    assert.deepEqual(deps.left().accounts, ['ana', 'bia'])
  })

  for (const [what, dryRun, left] of [
    ['takes away mails to the person that lie in a folder', false, ['bia@exemplo.com.br']],
    ['leaves those mails in a dry run', true, [ANA, 'bia@exemplo.com.br']],
  ] as const)
    test(what, async ({ assert }) => {
      const deps = await privacyDependencies()
      deps.mailCopies.mails = [ANA, 'bia@exemplo.com.br'].map((to) => ({ to, at: new Date(0) }))

      await new ErasePerson(deps).execute({ by: MARIA, email: ANA, dryRun })

      assert.sameMembers(
        deps.mailCopies.mails.map(({ to }) => to),
        [...left],
      )
    })

  test('updates ratings and search, and removes photos', async ({ assert }) => {
    const deps = await privacyDependencies()

    await new ErasePerson(deps).execute({ by: MARIA, email: ANA, reviewIds: [aUuid(201)] })

    assert.include(deps.professionals.stateOf(aUuid(2)), { rating: 5, reviewCount: 1 })
    assert.deepEqual(deps.index.refreshed, [aUuid(1), aUuid(2)])
    assert.deepEqual(deps.jobs.jobs(), [
      { task: 'remove_replaced_photos', payload: { professionalId: aUuid(1) } },
    ])
  })

  test('records counts and hashes, never the identity', async ({ assert }) => {
    const deps = await privacyDependencies()

    await new ErasePerson(deps).execute({ by: MARIA, email: ANA, phone: '(11) 91234-5678' })

    assert.deepInclude(deps.auditLog.entries[0], {
      action: 'personal_data_erased',
      subjectId: `hash of erasure email ${ANA}`,
      after: { professionals: 1, contacts: 2, reviews: 0, profileClaims: 0 },
    })
    assert.deepEqual(
      (await deps.erasures.all()).map(({ kind, subjectHash }) => [kind, subjectHash]),
      [
        ['email', `hash of erasure email ${ANA}`],
        ['phone', 'hash of erasure phone 11912345678'],
        ['registration', 'hash of erasure registration CRM00000001'],
      ],
    )
  })

  test('finds and writes nothing for unknown people and administrators', async ({ assert }) => {
    const deps = await privacyDependencies()
    deps.professionals.overwrite(aUuid(1), { role: 'admin', email: 'chefe@exemplo.com.br' })

    for (const email of ['chefe@exemplo.com.br', 'ninguem@exemplo.com.br'])
      assert.deepEqual(await new ErasePerson(deps).execute({ by: MARIA, email }), {
        ok: false,
        failure: 'nothing_found',
      })

    assert.lengthOf(deps.left().accounts, 2)
    assert.isEmpty([...deps.auditLog.entries, ...(await deps.erasures.all())])
  })

  const unreadable = [
    [{}, 'nobody_named'],
    [{ email: 'ana' }, 'email_invalid'],
    [{ phone: '123' }, 'phone_invalid'],
    [{ reviewIds: ['201'] }, 'review_invalid'],
  ] as const
  for (const [typed, failure] of unreadable)
    test(`refuses an invalid person: ${failure}`, async ({ assert }) => {
      const deps = await privacyDependencies()

      assert.deepEqual(await new ErasePerson(deps).execute({ by: MARIA, ...typed }), { ok: false, failure })
    })

  test('is not done where the ledger beside the database cannot be written', async ({ assert }) => {
    const deps = withoutLedger(await privacyDependencies())

    await assert.rejects(() => new ErasePerson(deps).execute({ by: MARIA, email: ANA }), 'the disk is full')
  })
})
