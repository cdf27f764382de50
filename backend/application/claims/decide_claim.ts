import type { Ports } from '#application/ports/ports.ts'
import type { ProfileClaim } from '#application/ports/profile_claims.ts'
import { eraseAll, type ErasureDependencies, keepErasures } from '#application/privacy/erase_person.ts'
import { erasuresOf, registrationErasures } from '#application/privacy/person.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { REFUSAL_OF_CLAIM_WORDS, type RefusalOfClaim } from '#domain/professionals/profile_claim.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { TIME_TO_TAKE_BACK } from '../accounts/notify.ts'
import { type Actor, auditEntry, type Cause, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface ClaimTarget {
  by: Actor
  claimId: string
}

type ClaimRefusal = 'forbidden' | 'claim_not_found' | 'claim_decided'

type ApproveDependencies = ErasureDependencies & Ports<'claims' | 'professionals' | 'accounts' | 'resets'>

/**
 * Approves a claim. The link to create the password is mailed to the profile's e-mail, or to the claimant's if it has
 * none or the claimant lost it, which is told there; until somebody uses the link, nothing of the profile changes. An approved removal erases the profile: no register
 * brings it back.
 */
export class ApproveClaim extends UseCase<ApproveDependencies> {
  /** `reason`: at most 500 characters. `claim_decided`: by somebody else meanwhile. */
  async execute({
    by,
    claimId,
    reason,
  }: ClaimTarget & { reason?: string | undefined }): Promise<
    Result<void, ClaimRefusal | 'profile_claimed' | 'email_taken'>
  > {
    if (!mayAdminister(by)) return fail('forbidden')
    const { claims, professionals, auditLog, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const claim = await claims.find(claimId)
      const professional = claim && (await professionals.findForUpdate(claim.professionalId))
      if (!claim || !professional) return fail('claim_not_found')
      if (!professional.isUnclaimed()) return fail('profile_claimed')
      const isGift = claim.kind === 'claim'
      if (isGift && (await this.#isTaken(professional, claim))) return fail('email_taken')
      const approval = { decision: 'approved', decidedAt: clock.now(), refusal: null, note: null } as const
      if (!(await claims.decide(claimId, approval))) return fail('claim_decided')
      if (isGift) {
        const change = changed(claim, 'approved')
        await auditLog.record(
          auditEntry({ by }, 'profile_claimed', ['claim', claimId], { ...change, reason }),
        )
        await this.#mailLink(professional, claim)
      } else await this.#remove(professional, claim, { by, reason })
      return ok()
    })
  }

  async #isTaken(professional: Professional, claim: ProfileClaim): Promise<boolean> {
    const email = addressOf(professional, claim)
    return email !== professional.state.email && (await this.deps.accounts.findByEmail(email)) !== null
  }

  /** Ends the link of an earlier approval, which may be a stranger's. */
  async #mailLink(professional: Professional, claim: ProfileClaim): Promise<void> {
    const { jobs, resets, clock } = this.deps
    const { email: former } = professional.state
    const [accountId, email] = [accountOf(professional.id), addressOf(professional, claim)]
    await resets.voidAllOf(accountId, clock.now())
    const payload = { accountId, email, occasion: 'claimed' } as const
    await jobs.enqueue({ task: 'send_password_reset', payload }, `claimed ${accountId}`, TIME_TO_TAKE_BACK)
    if (!former || email === former) return
    const warning = { kind: 'profile_given', accountId, email: former, claimId: claim.id } as const
    const key = `profile_given ${accountId}`
    await jobs.enqueue({ task: 'send_notice', payload: warning }, key, TIME_TO_TAKE_BACK)
  }

  /** The ledgers come last, as `keepErasures` asks. */
  async #remove(
    { id }: Professional,
    { email }: ProfileClaim,
    { by, reason }: { by: Actor; reason: string | undefined },
  ): Promise<void> {
    const { jobs, auditLog, hasher, clock } = this.deps
    const person = { email: null, phone: null, reviewIds: [], accountIds: [id] }
    const { registrations } = await eraseAll(this.deps, person)
    await auditLog.record(auditEntry({ by }, 'profile_removed', ['professional', id], { reason }))
    const payload = { kind: 'profile_removed', accountId: accountOf(id), email } as const
    await jobs.enqueue({ task: 'send_notice', payload })
    const now = clock.now()
    await keepErasures(this.deps, [
      ...erasuresOf(person, hasher, now),
      ...registrationErasures(registrations, hasher, now),
    ])
  }
}

/** Where the link of an approved claim goes. */
function addressOf({ state }: Professional, { lostEmail, email }: ProfileClaim): string {
  return lostEmail || !state.email ? email : state.email
}

/** Refuses a claim and mails the claimant why, unless it is taken back within a minute. */
export class RefuseClaim extends UseCase<Ports<'claims' | 'jobs' | 'auditLog' | 'unitOfWork' | 'clock'>> {
  /** `note`: for the claimant, at most 500 characters. */
  async execute({
    by,
    claimId,
    refusal,
    note = null,
  }: ClaimTarget & { refusal: RefusalOfClaim; note?: string | null | undefined }): Promise<
    Result<void, ClaimRefusal>
  > {
    if (!mayAdminister(by)) return fail('forbidden')
    const { claims, jobs, auditLog, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const claim = await claims.find(claimId)
      if (!claim) return fail('claim_not_found')
      const decided = { decision: 'refused', decidedAt: clock.now(), refusal, note } as const
      if (!(await claims.decide(claimId, decided))) return fail('claim_decided')
      const { professionalId, email } = claim
      const reason = [REFUSAL_OF_CLAIM_WORDS[refusal], note].filter(Boolean).join('. ')
      const change = changed(claim, 'refused')
      await auditLog.record(
        auditEntry({ by }, 'profile_claim_refused', ['claim', claimId], { ...change, reason }),
      )
      const payload = { kind: 'claim_refused', accountId: accountOf(professionalId), email, claimId } as const
      await jobs.enqueue({ task: 'send_notice', payload }, `claim_refused ${claimId}`, TIME_TO_TAKE_BACK)
      return ok()
    })
  }
}

/** Opens a decided claim again, unless somebody has the profile by now; the mailed link of an approval ends. */
export class ReopenClaim extends UseCase<
  Ports<'claims' | 'professionals' | 'resets' | 'auditLog' | 'unitOfWork' | 'clock'>
> {
  execute({
    claimId,
    ...cause
  }: Cause & { claimId: string; reason?: string }): Promise<Result<void, ClaimRefusal | 'profile_claimed'>> {
    const { claims, professionals, resets, auditLog, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      if (!mayAdminister(cause.by)) return fail('forbidden')
      const claim = await claims.find(claimId)
      const professional = claim && (await professionals.findForUpdate(claim.professionalId))
      if (!professional) return fail('claim_not_found')
      const { id } = professional
      if (claim.decision === 'approved') {
        if (!professional.isUnclaimed()) return fail('profile_claimed')
        await resets.voidAllOf(accountOf(id), clock.now())
      }
      if (!(await claims.reopen(claimId))) return fail('claim_decided')
      const { reason } = cause
      await auditLog.record(
        auditEntry(cause, 'profile_claim_reopened', ['claim', claimId], { ...changed(claim, null), reason }),
      )
      return ok()
    })
  }
}

/** What an audit entry keeps of a decision: nothing that the claimant wrote. */
function changed({ professionalId, kind, decision }: ProfileClaim, next: ProfileClaim['decision']) {
  return { before: { professionalId, kind, decision }, after: { decision: next } }
}
