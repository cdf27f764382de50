import type { Ports } from '#application/ports/ports.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { READER_OF, REGULAR_MAILS, type RegularMail } from '#domain/accounts/regular_mails.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import type { Viewer } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

/** Signs the link that declines one mail of one account. It never expires: the mail may lie in a mailbox for years. */
export function declineToken(hasher: KeyedHasher, mail: RegularMail, accountId: AccountId): string {
  return `${mail}.${accountId}.${hasher.hash(`decline ${mail} ${accountId}`)}`
}

type Choices = Record<RegularMail, boolean | null>

/** Whether an account gets the mails that come by the calendar. All other mails belong to the account and always come. */
export class ChooseMails extends UseCase<Ports<'mailChoices' | 'hasher'>> {
  /** Returns what the account gets; null for mails that are not for its role. */
  async show({ id, role }: Viewer): Promise<Choices> {
    const wanted = await Promise.all(
      REGULAR_MAILS.map(async (mail) => {
        const isMeant = READER_OF[mail] === role
        return [mail, isMeant ? await this.deps.mailChoices.isWanted(id, mail) : null] as const
      }),
    )
    return Object.fromEntries(wanted) as Choices
  }

  async choose({ id }: Viewer, mail: RegularMail, isWanted: boolean): Promise<void> {
    await this.deps.mailChoices.choose(id, mail, isWanted)
  }

  /** The same by a mailed link, without a login. Tells nothing of the account, not even whether it is gone. */
  async chooseByLink(token: string, isWanted: boolean): Promise<Result<void, 'decline_invalid'>> {
    const [kind, account = ''] = token.split('.')
    const mail = REGULAR_MAILS.find((each) => each === kind)
    if (!mail) return fail('decline_invalid')
    const accountId = asId<AccountId>(account)
    const { hasher, mailChoices } = this.deps
    // Compared by their own keyed hashes, whose time tells nothing of the signature.
    if (hasher.hash(token) !== hasher.hash(declineToken(hasher, mail, accountId)))
      return fail('decline_invalid')
    await mailChoices.choose(accountId, mail, isWanted)
    return ok()
  }
}
