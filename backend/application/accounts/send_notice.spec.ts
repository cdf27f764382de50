import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SendNotice } from './send_account_mails.ts'
import { accountDependencies, EMAIL } from './testing/account_dependencies.ts'

test.group('SendNotice', () => {
  test('mails the event to the account', async ({ assert }) => {
    const deps = await accountDependencies()
    const contact = { id: aUuid(301), kind: 'lead' } as const

    await new SendNotice(deps).execute({ kind: 'new_lead', accountId: aUuid(1), email: EMAIL, contact })

    const to = { email: EMAIL, name: 'Ana', slug: `ana-lima-${aUuid(1)}` }
    assert.deepEqual(deps.mailer.sent, [{ kind: 'new_lead', to, contact }])
  })

  test('mails blocked accounts only about the block', async ({ assert }) => {
    const deps = await accountDependencies({ blocked: true })

    await new SendNotice(deps).execute({ kind: 'new_lead', accountId: aUuid(1), email: EMAIL })
    await new SendNotice(deps).execute({ kind: 'account_blocked', accountId: aUuid(1), email: EMAIL })

    assert.deepEqual(
      deps.mailer.sent.map(({ kind }) => kind),
      ['account_blocked'],
    )
  })

  test('tells nobody of a badge that was taken back before the mail left', async ({ assert }) => {
    const deps = await accountDependencies()
    const verified = await accountDependencies({ isVerified: true })
    const notice = { kind: 'account_verified', accountId: aUuid(1), email: EMAIL } as const

    for (const each of [deps, verified]) await new SendNotice(each).execute(notice)

    assert.isEmpty(deps.mailer.sent)
    assert.lengthOf(verified.mailer.sent, 1)
  })

  test('mails neither about a lifted block nor to deleted accounts', async ({ assert }) => {
    const deps = await accountDependencies()

    await new SendNotice(deps).execute({ kind: 'account_blocked', accountId: aUuid(1), email: EMAIL })
    await new SendNotice(deps).execute({ kind: 'welcome', accountId: aUuid(2), email: EMAIL })

    assert.isEmpty(deps.mailer.sent)
  })
})
