import { test } from '@japa/runner'
import { mailChoicesBehaviour } from '#application/ports/testing/mail_choices_behaviour.ts'
import { InMemoryMailChoices } from '#application/testing/in_memory_mail_choices.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ChooseMails, declineToken } from './mail_choices.ts'

mailChoicesBehaviour('InMemoryMailChoices', async () => new InMemoryMailChoices())

const ANA = { id: aUuid(1), role: 'user' } as const
const ADMIN = { id: aUuid(2), role: 'admin' } as const

function choosing() {
  const deps = { mailChoices: new InMemoryMailChoices(), hasher: new TransparentHasher() }
  return { ...deps, chooseMails: new ChooseMails(deps) }
}

test.group('ChooseMails', () => {
  test('shows each role its own mail, wanted until it is declined', async ({ assert }) => {
    const { chooseMails } = choosing()

    assert.deepEqual(await chooseMails.show(ANA), { month: true, digest: null })
    await chooseMails.choose(ANA, 'month', false)
    assert.deepEqual(await chooseMails.show(ANA), { month: false, digest: null })
    assert.deepEqual(await chooseMails.show(ADMIN), { month: null, digest: true })
  })

  test('declines a mail by its link, and takes that back', async ({ assert }) => {
    const { chooseMails, hasher } = choosing()
    const token = declineToken(hasher, 'month', ANA.id)

    assert.isTrue((await chooseMails.chooseByLink(token, false)).ok)
    assert.isFalse((await chooseMails.show(ANA)).month)
    await chooseMails.chooseByLink(token, true)
    assert.isTrue((await chooseMails.show(ANA)).month)
  })

  test('refuses a link that was not signed for that mail and account', async ({ assert }) => {
    const { chooseMails, hasher } = choosing()
    const token = declineToken(hasher, 'month', ANA.id)
    const [, , signature = ''] = token.split('.')

    for (const forged of ['', 'month', token.slice(0, -1), `digest.${ANA.id}.${signature}`].concat(
      `month.${ADMIN.id}.${signature}`,
      `${token}.more`,
    ))
      assert.deepEqual(await chooseMails.chooseByLink(forged, false), {
        ok: false,
        failure: 'decline_invalid',
      })
    assert.isTrue((await chooseMails.show(ANA)).month)
  })
})
