import { MailChoices } from '#application/ports/mail_choices.ts'
import type { RegularMail } from '#domain/accounts/regular_mails.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export class InMemoryMailChoices extends MailChoices {
  readonly #declined = new Set<string>()

  async isWanted(accountId: AccountId, mail: RegularMail): Promise<boolean> {
    return !this.#declined.has(`${accountId} ${mail}`)
  }

  async choose(accountId: AccountId, mail: RegularMail, isWanted: boolean): Promise<void> {
    if (isWanted) this.#declined.delete(`${accountId} ${mail}`)
    else this.#declined.add(`${accountId} ${mail}`)
  }
}
