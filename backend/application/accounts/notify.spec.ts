import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { AskForVerification } from '../verification/verification.ts'
import { ChangePassword, RequestEmailChange } from './own_account.ts'
import { notifyProfessional } from './notify.ts'
import { accountDependencies, EMAIL, PASSWORD } from './testing/account_dependencies.ts'

const stepUp = { accountId: aUuid(1), password: PASSWORD, address: '203.0.113.7' }
const unconfirmed = { unconfirmedSince: new Date('2026-11-20T12:00:00Z') }

/** Changes the password, asks for another e-mail, and lets a patient cause a mail. */
async function causeMails(deps: Awaited<ReturnType<typeof accountDependencies>>) {
  const newPassword = 'quatro cavalos mansos'
  await new ChangePassword(deps).execute({ ...stepUp, newPassword, sessionToken: 'sid' })
  const asked = { ...stepUp, password: newPassword, email: 'nova@exemplo.com.br' }
  await new RequestEmailChange(deps).execute(asked)
  await notifyProfessional(deps, 'new_review', aUuid(1))
  await notifyProfessional(deps, 'new_review', aUuid(9))
  return deps.jobs.jobs().flatMap((job) => (job.task === 'send_notice' ? [job.payload] : []))
}

test.group('Notices', () => {
  test('go to the e-mail at the time of their cause', async ({ assert }) => {
    assert.deepEqual(
      (await causeMails(await accountDependencies())).map(({ kind, email }) => [kind, email]),
      ['password_changed', 'email_change_asked', 'new_review'].map((kind) => [kind, EMAIL]),
    )
  })

  test('never go to an unconfirmed e-mail', async ({ assert }) => {
    assert.isEmpty(await causeMails(await accountDependencies(unconfirmed)))
  })

  test('are the only thing an unconfirmed account lacks besides verification', async ({ assert }) => {
    const deps = await accountDependencies(unconfirmed)
    const viewer = { id: aUuid(1), role: 'user' } as const

    const asked = await new AskForVerification(deps).execute({ viewer, professionalId: aUuid(1) })

    assert.deepEqual(asked, { ok: false, failure: 'email_unconfirmed' })
  })
})
