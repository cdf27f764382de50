import type { Ports } from '#application/ports/ports.ts'
import type { AskedClaim, WaitingClaim } from '#application/ports/profile_claims.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { mayAdminister } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { UseCase } from '../use_case.ts'

export interface AskForProfileInput extends Omit<AskedClaim, 'id' | 'askedAt'> {
  /** The sender's IP address. */
  address: string
}

/**
 * Asks for an unclaimed profile, or for its removal, and mails the claimant how to take that back. Whether an e-mail is
 * known changes neither answer nor work.
 */
export class AskForProfile extends UseCase<
  Ports<'directory' | 'claims' | 'jobs' | 'unitOfWork' | 'limits' | 'ids' | 'clock'>
> {
  /** Throws beyond the limit of one sender for one profile. `claims_waiting`: five of the profile are open. */
  async execute({
    address,
    ...asked
  }: AskForProfileInput): Promise<
    Result<void, 'professional_not_found' | 'profile_claimed' | 'claims_waiting'>
  > {
    const { directory, claims, jobs, unitOfWork, limits, ids, clock } = this.deps
    const { professionalId } = asked
    if (!(await directory.isListed(professionalId))) return fail('professional_not_found')
    if (!(await directory.isUnclaimed(professionalId))) return fail('profile_claimed')
    await limits.spend('claimPerProfile', `${address}:${professionalId}`)
    const now = clock.now()
    const forgetBefore = new Date(now.getTime() - RETENTION.profileClaimDays * DAY_MS)
    const claimId = ids.next()
    const { email } = asked
    const payload = { kind: 'claim_asked', accountId: accountOf(professionalId), email, claimId } as const
    return unitOfWork.run(async () => {
      if (!(await claims.ask({ ...asked, id: claimId, askedAt: now }, forgetBefore)))
        return fail('claims_waiting')
      if (await claims.find(claimId)) await jobs.enqueue({ task: 'send_notice', payload })
      return ok()
    })
  }
}

/** Lists the open claims, the longest wait first. */
export class ListProfileClaims extends UseCase<Ports<'claims'>> {
  execute(input: PageRequest): Promise<Result<ListPage<WaitingClaim>, 'forbidden'>> {
    return readPage(mayAdminister(input.by), input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.claims.listWaiting(page, limit),
    )
  }
}
