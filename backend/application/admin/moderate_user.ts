import type { Ports } from '#application/ports/ports.ts'
import { isVerifiedAlike, type Professional } from '#domain/professionals/professional.ts'
import { type ProfessionalId, accountOf } from '#domain/shared/ids.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { fail, ok, type Result, unwrap } from '#domain/shared/result.ts'
import type { Account } from '#domain/accounts/account.ts'
import {
  approvalOf,
  NEVER_ASKED,
  REFUSAL_OF_VERIFICATION_WORDS,
  type RefusalOfVerification,
  type Verification,
  type SeenFacts,
} from '#domain/professionals/verification.ts'
import type { ProfessionalState, SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import { notify, notifyProfessional } from '../accounts/notify.ts'
import { voidEmailChange } from '../accounts/confirm_email.ts'
import { auditEntry, type Cause, mayAdminister, type Actor } from '../audit/actor.ts'
import { registrationHash } from '../audit/registration_hash.ts'
import { UseCase } from '../use_case.ts'

export type ModerationDependencies = Ports<
  | 'professionals'
  | 'verifications'
  | 'accounts'
  | 'sessions'
  | 'resets'
  | 'confirmations'
  | 'jobs'
  | 'index'
  | 'auditLog'
  | 'unitOfWork'
  | 'hasher'
  | 'clock'
>

export interface ModerationTarget extends Cause {
  userId: ProfessionalId
  /** At most 500 characters. */
  reason?: string | undefined
}

type ModerateUserInput<Change extends object> = ModerationTarget & Change

/** `forbidden`: the actor is neither administrator nor operator, or the target is an administrator. */
export type ModerationRefusal = 'professional_not_found' | 'forbidden'

interface Moderation {
  action: AuditAction
  before: object
  after: object
}

/** Base of the actions on one user by administrators and operators. */
abstract class ModerateUser extends UseCase<ModerationDependencies> {
  /** Returns whether the actor may moderate the user; to be called before the request's body is validated. */
  async check({ by, userId }: ModerationTarget): Promise<Result<void, ModerationRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const professional = await this.deps.professionals.findById(userId)
    if (!professional) return fail('professional_not_found')
    return professional.state.role === 'admin' ? fail('forbidden') : ok()
  }

  /**
   * Runs `change` on the professional with the row locked, then updates the index and the audit log in the same unit of
   * work. When `change` returns null, nothing is recorded.
   */
  protected async moderate(
    target: ModerationTarget,
    change: (professional: Professional) => Promise<Moderation | null>,
  ): Promise<Result<Professional, ModerationRefusal>> {
    const { professionals, index, auditLog, unitOfWork } = this.deps
    const { userId } = target
    if (!mayAdminister(target.by)) return fail('forbidden')
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(userId)
      if (!professional) return fail('professional_not_found')
      if (professional.state.role === 'admin') return fail('forbidden')
      const moderation = await change(professional)
      if (!moderation) return ok(professional)
      const { action, ...changes } = moderation
      await index.refresh([userId], { areLocked: true })
      await auditLog.record(
        auditEntry(target, action, ['professional', userId], { ...changes, reason: target.reason }),
      )
      return ok(professional)
    })
  }

  /** Stores a change that cannot clash with another professional. Throws if it does. */
  protected async store(professional: Professional): Promise<void> {
    const refusal = await this.deps.professionals.save(professional)
    if (refusal) throw new Error(`Nothing that was changed can be ${refusal}`)
  }
}

type BlockProfessionalInput = ModerateUserInput<{ blocked: boolean }>

/**
 * Blocks a user (hidden everywhere; open sessions may do nothing from then on but are told why, links to a password or
 * another e-mail are void, a notice is mailed) or unblocks one, who must then log in again.
 */
export class BlockProfessional extends ModerateUser {
  execute(input: BlockProfessionalInput): Promise<Result<Professional, ModerationRefusal>> {
    return this.moderate(input, async (professional) => {
      const { blocked } = input
      const account = await this.deps.accounts.findForUpdate(accountOf(professional.id))
      const before = { blocked: account?.state.blocked }
      if (!account || before.blocked === blocked) return null
      unwrap(account.setBlocked(blocked))
      await this.deps.accounts.save(account)
      professional.showAsBlocked(blocked)
      if (blocked) await this.#shutOut(account)
      else await this.deps.sessions.endAllOf(account.id)
      const action = blocked ? 'professional_blocked' : 'professional_unblocked'
      return { action, before, after: { blocked } }
    })
  }

  async #shutOut(account: Account): Promise<void> {
    const { resets, clock } = this.deps
    await resets.voidAllOf(account.id, clock.now())
    await voidEmailChange(this.deps, account)
    await notify(this.deps, 'account_blocked', account.state)
  }
}

type VerifyProfessionalInput = ModerateUserInput<{
  verified: boolean
  /** When an approval is undone: since when the professional waits again. */
  askedAt?: Date | null
}>

/** Verifies a registration number or withdraws that; records the facts seen and informs the professional. */
export class VerifyProfessional extends ModerateUser {
  /** Verifying again restarts the year. */
  execute(input: VerifyProfessionalInput): Promise<Result<Professional, ModerationRefusal>> {
    return this.moderate(input, async (professional) => {
      const { verifications, clock } = this.deps
      const { verified } = input
      const { isVerified, crm } = professional.state
      const kept = await verifications.find(professional.id)
      if (isVerified === verified && !(verified && kept.askedAt)) return null
      if (verified && professional.isUnclaimed()) return null
      professional.verify(verified, clock.now())
      await this.store(professional)
      const withdrawn = { ...NEVER_ASKED, checked: kept.checked, askedAt: input.askedAt ?? null }
      await verifications.save(professional.id, verified ? this.#approval(professional, input) : withdrawn)
      if (verified) await notifyProfessional(this.deps, 'account_verified', professional.id)
      const action = verified ? 'professional_verified' : 'professional_unverified'
      const askedAt = kept.askedAt && { askedAt: kept.askedAt }
      const registration = registrationHash(this.deps.hasher, crm)
      const before = { isVerified, registration, ...askedAt }
      return { action, before, after: { isVerified: verified, registration } }
    })
  }

  #approval({ state }: Professional, { by }: VerifyProfessionalInput): Verification {
    return approvalOf(state, { decidedAt: this.deps.clock.now(), decidedBy: `${by.kind}:${by.id}` })
  }
}

type RefuseVerificationInput = ModerateUserInput<{
  refusal: RefusalOfVerification
  /** Text for the professional; at most 500 characters. */
  note?: string | undefined
}>

/** Refuses a request for verification and mails the reason. An approval that is still valid stays until its year ends. */
export class RefuseVerification extends ModerateUser {
  /** `verification_not_asked`: nobody asks, or no longer: somebody else has decided. */
  async execute(
    input: RefuseVerificationInput,
  ): Promise<Result<Professional, ModerationRefusal | 'verification_not_asked'>> {
    const { by, refusal, note = null } = input
    const reason = [REFUSAL_OF_VERIFICATION_WORDS[refusal], note].filter(Boolean).join('. ')
    let isAsked = false
    const refused = await this.moderate({ ...input, reason }, async ({ id, state }) => {
      const { verifications, clock } = this.deps
      const kept = await verifications.find(id)
      if (!kept.askedAt) return null
      isAsked = true
      const decided = {
        decidedAt: clock.now(),
        decidedBy: `${by.kind}:${by.id}`,
        decision: 'refused',
      } as const
      const standing = shown(kept, state) ?? { ...NEVER_ASKED, ...decided }
      await verifications.save(id, { ...standing, askedAt: null, refusal, note })
      await notifyProfessional(this.deps, 'verification_refused', id)
      const seen = this.#seen(state)
      return { action: 'verification_refused', before: { ...seen, askedAt: kept.askedAt }, after: seen }
    })
    return refused.ok && !isAsked ? fail('verification_not_asked') : refused
  }

  /** Undoes a refusal: the request keeps its former place in the queue. */
  takeBack(input: ModerateUserInput<{ askedAt: Date }>): Promise<Result<Professional, ModerationRefusal>> {
    return this.moderate(input, async ({ id, state }) => {
      const { verifications } = this.deps
      const standing = shown(await verifications.find(id), state) ?? NEVER_ASKED
      const { askedAt } = input
      await verifications.save(id, { ...standing, askedAt, refusal: null, note: null })
      const seen = this.#seen(state)
      return { action: 'verification_reopened', before: seen, after: seen }
    })
  }

  #seen({ isVerified, crm }: ProfessionalState) {
    return { isVerified, registration: registrationHash(this.deps.hasher, crm) }
  }
}

/** Returns the approval behind a visible badge, or null. */
function shown(kept: Verification, { isVerified }: { isVerified: boolean }): Verification | null {
  return isVerified && kept.decision === 'approved' ? kept : null
}

interface DecideVerificationInput extends ModerationTarget {
  /** The facts as they were checked; if they changed meanwhile they must be checked again. */
  seen: SeenFacts
}

/** Approves a request only if the facts are still those seen, so that nobody is verified as somebody else. */
export class ApproveVerification extends UseCase<ModerationDependencies> {
  execute({
    seen,
    ...target
  }: DecideVerificationInput): Promise<Result<Professional, ModerationRefusal | 'verification_outdated'>> {
    const verify = new VerifyProfessional(this.deps)
    return this.deps.unitOfWork.run(async () => {
      const permitted = await verify.check(target)
      if (!permitted.ok) return permitted
      const professional = await this.deps.professionals.findForUpdate(target.userId)
      if (professional && !isVerifiedAlike(seen, professional.state)) return fail('verification_outdated')
      return verify.execute({ ...target, verified: true })
    })
  }
}

type SetSubscriptionInput = ModerateUserInput<{ subscriptionLevel: SubscriptionLevel }>

/** Sets the free or the premium plan; setting the present plan changes nothing. */
export class SetSubscription extends ModerateUser {
  execute(input: SetSubscriptionInput): Promise<Result<Professional, ModerationRefusal>> {
    return this.moderate(input, async (professional) => {
      const { subscriptionLevel } = input
      const before = { subscriptionLevel: professional.state.subscriptionLevel }
      if (before.subscriptionLevel === subscriptionLevel) return null
      professional.subscribe(subscriptionLevel, this.deps.clock.now())
      await this.store(professional)
      return { action: 'professional_subscription_changed', before, after: { subscriptionLevel } }
    })
  }
}

export type UserChange =
  | { action: 'subscription'; value: SubscriptionLevel }
  | { action: 'verify'; value: boolean }
  | { action: 'block'; value: boolean }

export interface ChangeManyUsersInput {
  by: Actor
  /** At most 500; duplicates count once. */
  userIds: readonly ProfessionalId[]
  change: UserChange
  /** At most 500 characters. */
  reason?: string | undefined
}

interface ChangedUser {
  userId: ProfessionalId
  /** False of somebody who was so already. */
  isChanged: boolean
  result: Result<Professional, ModerationRefusal>
}

const CHANGED_FIELD = { subscription: 'subscriptionLevel', verify: 'isVerified', block: 'blocked' } as const

interface UseCases {
  setSubscription: SetSubscription
  verifyProfessional: VerifyProfessional
  blockProfessional: BlockProfessional
}

/** Applies one change to many users, each in its own unit of work: a refusal does not affect the others. */
export class ChangeManyUsers extends UseCase<UseCases & Ports<'professionals'>> {
  /** Returns results in the order of the ids. */
  async execute(input: ChangeManyUsersInput): Promise<Result<ChangedUser[], 'forbidden'>> {
    const { by, userIds, change, reason } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const changed: ChangedUser[] = []
    for (const userId of new Set(userIds)) {
      const before = (await this.deps.professionals.findById(userId))?.state[CHANGED_FIELD[change.action]]
      const result = await this.#change({ by, userId, reason }, change)
      changed.push({ userId, isChanged: result.ok && before !== change.value, result })
    }
    return ok(changed)
  }

  #change(target: ModerationTarget, change: UserChange): Promise<Result<Professional, ModerationRefusal>> {
    const { setSubscription, verifyProfessional, blockProfessional } = this.deps
    if (change.action === 'subscription')
      return setSubscription.execute({ ...target, subscriptionLevel: change.value })
    if (change.action === 'verify') return verifyProfessional.execute({ ...target, verified: change.value })
    return blockProfessional.execute({ ...target, blocked: change.value })
  }
}
