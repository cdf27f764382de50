import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import type { MailChoices } from '../mail_choices.ts'

/** `open` returns choices of the account `aUuid(1)`. */
export function mailChoicesBehaviour(name: string, open: () => Promise<MailChoices>): void {
  test(`${name} | remembers which mail an account declined, and nothing of the other`, async ({ assert }) => {
    const choices = await open()
    const id = accountOf(aUuid(1))

    assert.isTrue(await choices.isWanted(id, 'month'))
    for (const isWanted of [false, false, true, false]) {
      await choices.choose(id, 'month', isWanted)
      assert.equal(await choices.isWanted(id, 'month'), isWanted)
    }
    assert.isTrue(await choices.isWanted(id, 'digest'))
  })
}
