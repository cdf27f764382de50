import type { Ports } from '#application/ports/ports.ts'
import type { Recipient, Mail } from '#application/ports/mailer.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { type AccountId, professionalOf } from '#domain/shared/ids.ts'
import { endOfReturn } from '#domain/accounts/former_email.ts'
import { endOfConfirmation } from '#domain/accounts/account.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import { REFUSAL_OF_VERIFICATION_WORDS } from '#domain/professionals/verification.ts'
import { REFUSAL_OF_CLAIM_WORDS } from '#domain/professionals/profile_claim.ts'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { withdrawalToken } from '../claims/withdraw_claim.ts'
import { UseCase } from '../use_case.ts'

/**
 * Returns the recipient of an account's mail, or null if the account is gone. `email` is the one of the moment that
 * caused the mail; once it is no longer the account's, the name there may be somebody else's words.
 */
async function addressee(
  professionals: ProfessionalRepository,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<Recipient | null> {
  const professional = await professionals.findById(professionalOf(accountId))
  if (!professional) return null
  const { name, slug } = professional.state
  return { email, name: email === professional.state.email ? name : '', slug }
}

type NoticeDependencies = Ports<'accounts' | 'professionals' | 'mailer'>

/**
 * Mails a notice to the e-mail that an account had when it was caused. An account blocked since gets only the block's
 * notice; a removed one only that of its erasure.
 */
export class SendNotice extends UseCase<
  NoticeDependencies & Ports<'claims' | 'hasher' | 'verifications' | 'returns' | 'tokens' | 'clock'>
> {
  /** Throws when the mail server does not accept the mail. */
  async execute({ kind, accountId, email, contact, claimId }: JobPayload<'send_notice'>): Promise<void> {
    const { accounts, professionals, mailer } = this.deps
    if (kind === 'account_erased' || kind === 'profile_removed')
      return mailer.send({ kind, to: { email, name: '', slug: '' } })
    const account = await accounts.findById(accountId)
    const isBlocked = account?.state.blocked ?? false
    if (isBlocked !== (kind === 'account_blocked')) return
    const to = await addressee(professionals, { accountId, email })
    if (!to) return
    if (kind === 'verification_refused') await this.#sendRefusal(to, accountId)
    else if (kind === 'claim_asked') await this.#sendClaim(to, claimId)
    else if (kind === 'claim_refused') await this.#sendClaimRefusal(to, claimId)
    else if (kind === 'profile_given') await this.#sendGift(to, claimId)
    else if (kind === 'account_verified') await this.#sendBadge(to, accountId)
    else if (kind === 'email_changed') await this.#sendWayBack(to, accountId)
    else if (kind === 'new_lead') await mailer.send({ kind, to, contact })
    else await mailer.send({ kind, to })
  }

  /** Sends nothing if the badge was taken back meanwhile. */
  async #sendBadge(to: Recipient, accountId: AccountId): Promise<void> {
    const { professionals, mailer } = this.deps
    const professional = await professionals.findById(professionalOf(accountId))
    if (professional?.state.isVerified) await mailer.send({ kind: 'account_verified', to })
  }

  /** Sends nothing if the refusal was taken back or the professional was verified meanwhile. */
  async #sendRefusal(to: Recipient, accountId: AccountId): Promise<void> {
    const { verifications, mailer } = this.deps
    const { refusal, note } = await verifications.find(professionalOf(accountId))
    if (!refusal) return
    const reason = [`${REFUSAL_OF_VERIFICATION_WORDS[refusal]}.`, note].filter(Boolean).join(' ')
    await mailer.send({ kind: 'verification_refused', to, reason })
  }

  /** Sends nothing if the claim was taken back or replaced meanwhile. */
  async #sendClaim(to: Recipient, claimId = ''): Promise<void> {
    const { claims, hasher, mailer } = this.deps
    const claim = await claims.find(claimId)
    if (!claim) return
    const token = withdrawalToken(hasher, claim.professionalId, claim.email)
    await mailer.send({ kind: 'claim_asked', to, asked: claim.kind, withdrawalToken: token })
  }

  /** Sends nothing if the approval was taken back meanwhile. */
  async #sendGift(to: Recipient, claimId = ''): Promise<void> {
    const { claims, mailer } = this.deps
    const claim = await claims.find(claimId)
    if (claim?.decision === 'approved') await mailer.send({ kind: 'profile_given', to })
  }

  /** Sends nothing if the refusal was taken back meanwhile. */
  async #sendClaimRefusal(to: Recipient, claimId = ''): Promise<void> {
    const { claims, mailer } = this.deps
    const claim = await claims.find(claimId)
    if (!claim?.refusal) return
    const reason = [`${REFUSAL_OF_CLAIM_WORDS[claim.refusal]}.`, claim.note].filter(Boolean).join(' ')
    await mailer.send({ kind: 'claim_refused', to, reason, asked: claim.kind })
  }

  /** The token is created here; sent again, a new one replaces it. Sends nothing if the e-mail came back meanwhile. */
  async #sendWayBack(to: Recipient, accountId: AccountId): Promise<void> {
    const { returns, tokens, clock, mailer } = this.deps
    const { token, hash } = tokens.next()
    const endsAt = endOfReturn(clock.now())
    if (!(await returns.giveToken({ accountId, email: to.email }, { hash, expiresAt: endsAt }))) return
    await mailer.send({ kind: 'email_changed', to, token, endsAt })
  }
}

const HOUR_MS = 60 * 60 * 1_000
const MAX_AN_HOUR = 3

type ResetDependencies = NoticeDependencies &
  Ports<'claims' | 'resets' | 'tokens' | 'unitOfWork' | 'ids' | 'clock'>

type ConfirmationDependencies = NoticeDependencies & Ports<'confirmations' | 'tokens' | 'clock'>

/**
 * Mails a confirmation link to the e-mail it confirms. The token is created here, and replaces an earlier one; mailed
 * again, an open link to another e-mail still ends when it would have.
 */
export class SendEmailConfirmation extends UseCase<ConfirmationDependencies> {
  /** Throws when the mail server does not accept the mail. */
  async execute({ accountId }: JobPayload<'send_email_confirmation'>): Promise<void> {
    if (!accountId) return
    const { accounts, professionals, confirmations, tokens, clock, mailer } = this.deps
    const account = await accounts.findById(accountId)
    const confirmation = await confirmations.askedOf(accountId)
    const to = confirmation && (await addressee(professionals, confirmation))
    if (!account?.enter().ok || !confirmation || !to) return
    const { token, hash } = tokens.next()
    const isChange = confirmation.email !== account.state.email
    const { email, expiresAt } = confirmation
    const isOpen = expiresAt !== null && clock.now() < expiresAt
    const endsAt = isChange && isOpen ? expiresAt : endOfConfirmation(account, email, clock.now())
    await confirmations.giveToken(confirmation, { hash, expiresAt: endsAt })
    await mailer.send({
      kind: 'email_confirmation',
      to,
      token,
      isChange,
      endsAt,
    })
  }
}

interface Opened {
  id: string
  /** The links that this one replaces. */
  earlier: string[]
  mail: Mail
}

/**
 * Mails a password reset link. The token is created here, so that a stalled queue costs none of its 30 minutes. Only
 * the newest link works, and at most three are mailed an hour, beside those that nobody asked for. None goes to an
 * e-mail that is no longer the account's. A profile that has none, or whose claimant lost it, gets the e-mail of its
 * approved claim by this link.
 */
export class SendPasswordReset extends UseCase<ResetDependencies> {
  /**
   * Throws when the mail server does not accept the mail, and leaves earlier links and their count unchanged. No
   * transaction is open during the call to the mail server.
   */
  async execute(payload: JobPayload<'send_password_reset'>): Promise<void> {
    const { unitOfWork, mailer, resets, clock } = this.deps
    const opened = await unitOfWork.run(() => this.#open(payload))
    if (!opened) return
    try {
      await mailer.send(opened.mail)
    } catch (error) {
      await resets.remove(opened.id)
      throw error
    }
    await resets.voidThese(opened.earlier, clock.now())
  }

  async #open(payload: JobPayload<'send_password_reset'>): Promise<Opened | null> {
    if (payload.accountId === null) return null
    const { accountId, email, occasion } = payload
    const { accounts, claims, professionals, resets, tokens, ids, clock } = this.deps
    const account = await accounts.findForUpdate(accountId)
    if (!account?.enter().ok) return null
    const approved = await claims.approvedOf(professionalOf(accountId))
    const isOpen = (await professionals.findById(professionalOf(accountId)))?.isUnclaimed() ?? false
    const mayReplace = isOpen && (approved?.lostEmail || !account.state.email)
    const isGiven = mayReplace && approved?.email === email && account.state.email !== email
    if (!isGiven && account.state.email !== email) return null
    if (occasion === 'claimed' && !approved) return null
    const now = clock.now()
    const lately = await resets.countSince(accountId, new Date(now.getTime() - HOUR_MS))
    const to = await addressee(professionals, payload)
    if (!to || (lately >= MAX_AN_HOUR && !occasion)) return null
    const { token, hash } = tokens.next()
    const [id, earlier] = [ids.next(), await resets.unusedOf(accountId)]
    const isClaim = isGiven || occasion === 'claimed'
    const given = isGiven ? email : null
    await resets.save(
      PasswordReset.open({ id, accountId, email: given, tokenHash: hash, createdAt: now, isClaim }),
    )
    const asked = account.state.passwordHash === null ? 'first' : 'asked'
    const why = isClaim ? 'claimed' : (occasion ?? asked)
    return { id, earlier, mail: { kind: 'password_reset', to, token, occasion: why } }
  }
}
