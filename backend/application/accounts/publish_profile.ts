import type { Ports } from '#application/ports/ports.ts'
import { ensureConfirmed } from '#domain/accounts/account.ts'
import { type AccountId, professionalOf } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { notify } from './notify.ts'
import { UseCase } from '../use_case.ts'

/**
 * Shows a profile to the public after its owner has looked at it: the e-mail was confirmed by a reset, and somebody else
 * may have written it. Publishing again changes nothing.
 */
export class PublishProfile extends UseCase<Ports<'accounts' | 'index' | 'jobs' | 'unitOfWork'>> {
  execute(accountId: AccountId): Promise<Result<void, 'signed_out' | 'email_unconfirmed'>> {
    const { accounts, index, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const account = await accounts.findForUpdate(accountId)
      if (!account) return fail('signed_out')
      const confirmed = ensureConfirmed(account.state)
      if (!confirmed.ok || !account.state.unpublished) return confirmed
      account.publish()
      await accounts.save(account)
      await index.refresh([professionalOf(accountId)])
      await notify(this.deps, 'welcome', account.state)
      return ok()
    })
  }
}
