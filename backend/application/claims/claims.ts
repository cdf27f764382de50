import type { Ports } from '#application/ports/ports.ts'
import type { ProfileClaim, WaitingClaim } from '#application/ports/profile_claims.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { accountOf, type ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result, unwrap } from '#domain/shared/result.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { type Actor, auditEntry, mayAdminister } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { UseCase } from '../use_case.ts'

export interface AskForProfileInput extends Omit<ProfileClaim, 'id' | 'askedAt'> {
  /** The sender's IP address. */
  address: string
}

/** Asks for an unclaimed profile, or for its removal. Whether an e-mail is known changes neither answer nor work. */
export class AskForProfile extends UseCase<Ports<'directory' | 'claims' | 'limits' | 'ids' | 'clock'>> {
  /** Throws beyond the limit of one sender for one profile. */
  async execute({
    address,
    ...asked
  }: AskForProfileInput): Promise<Result<void, 'professional_not_found' | 'profile_claimed'>> {
    const { directory, claims, limits, ids, clock } = this.deps
    const { professionalId } = asked
    if (!(await directory.isListed(professionalId))) return fail('professional_not_found')
    if (!(await directory.isUnclaimed(professionalId))) return fail('profile_claimed')
    await limits.spend('claimPerProfile', `${address}:${professionalId}`)
    const now = clock.now()
    const forgetBefore = new Date(now.getTime() - RETENTION.profileClaimDays * DAY_MS)
    await claims.ask({ ...asked, id: ids.next(), askedAt: now }, forgetBefore)
    return ok()
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

export interface DecideClaimInput {
  by: Actor
  claimId: string
  /** At most 500 characters. */
  reason?: string | undefined
}

export type ClaimRefusal = 'forbidden' | 'claim_not_found' | 'email_taken'

/**
 * Approves a claim: the profile gets the claimant's e-mail, unless it has one, and the link to create the password is
 * mailed to the profile's. An approved removal hides the profile for good: no import brings it back.
 */
export class ApproveClaim extends UseCase<
  Ports<'claims' | 'professionals' | 'accounts' | 'index' | 'jobs' | 'auditLog' | 'unitOfWork' | 'clock'>
> {
  async execute({ by, claimId, reason }: DecideClaimInput): Promise<Result<void, ClaimRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { claims, professionals, auditLog, unitOfWork, index } = this.deps
    return unitOfWork.run(async () => {
      const claim = await claims.find(claimId)
      const professional = claim && (await professionals.findForUpdate(claim.professionalId))
      if (!claim || !professional?.isUnclaimed()) return fail('claim_not_found')
      const { id } = professional
      const given =
        claim.kind === 'claim' ? await this.#give(professional, claim.email) : await this.#hide(id)
      if (!given.ok) return given
      await claims.removeAllOf(id)
      await index.refresh([id], { areLocked: true })
      const action = claim.kind === 'claim' ? 'profile_claimed' : 'profile_removed'
      await auditLog.record(auditEntry({ by }, action, ['professional', id], { reason }))
      return ok()
    })
  }

  async #give(professional: Professional, claimant: string): Promise<Result<void, 'email_taken'>> {
    professional.claim(claimant, this.deps.clock.now())
    const refusal = await this.deps.professionals.save(professional)
    if (refusal === 'email_taken') return fail('email_taken')
    if (refusal) throw new Error(`A claim changes nothing that can be ${refusal}`)
    const [accountId, { email }] = [accountOf(professional.id), professional.state]
    const payload = { accountId, email, occasion: 'claimed' } as const
    await this.deps.jobs.enqueue({ task: 'send_password_reset', payload }, `claimed ${accountId}`)
    return ok()
  }

  async #hide(id: ProfessionalId): Promise<Result<void, never>> {
    const account = await this.deps.accounts.findForUpdate(accountOf(id))
    if (!account) throw new Error('The professional has no account.')
    unwrap(account.setBlocked(true))
    await this.deps.accounts.save(account)
    return ok()
  }
}

/** Refuses a claim, tells the claimant by mail, without the reason, and forgets it; the reason is on record. */
export class RefuseClaim extends UseCase<Ports<'claims' | 'jobs' | 'auditLog' | 'unitOfWork'>> {
  async execute({
    by,
    claimId,
    reason,
  }: DecideClaimInput): Promise<Result<void, 'forbidden' | 'claim_not_found'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { claims, jobs, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const claim = await claims.find(claimId)
      if (!claim) return fail('claim_not_found')
      await claims.remove(claimId)
      const { professionalId, email } = claim
      const payload = { kind: 'claim_refused', accountId: accountOf(professionalId), email } as const
      await jobs.enqueue({ task: 'send_notice', payload })
      await auditLog.record(
        auditEntry({ by }, 'profile_claim_refused', ['professional', claim.professionalId], { reason }),
      )
      return ok()
    })
  }
}
