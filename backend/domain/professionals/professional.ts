import { fail, ok, type Result } from '#domain/shared/result.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { foldText } from '#domain/shared/text.ts'
import { missingPieces, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import type { ProfessionalId } from '../shared/ids.ts'
import { NEW_PROFESSIONAL, type ProfessionalState, type SubscriptionLevel } from './professional_state.ts'
import { checkProfile, type ProfileRefusal, type TypedProfile } from './profile_fields.ts'
import { documentNumber, mayHaveRqe, registrationKey } from './registration_number.ts'
import type { Register } from './register.ts'
import { NO_LINKS } from './social_links.ts'
import type { SeenFacts } from './verification.ts'

export interface Registration extends TypedProfile {
  id: ProfessionalId
  /** Blank for a profile of a register. */
  email: string
  name: string
  lastname: string
  crm: string
  slug: string
  cpfCnpj?: string | null | undefined
  /** Where a profile that nobody has claimed comes from. */
  register?: Register | undefined
  /** Whether the profile stays hidden until the e-mail is confirmed. */
  mustConfirm?: boolean | undefined
  at: Date
}

export type RegistrationRefusal = ProfileRefusal | 'email_invalid' | 'cpfCnpj_invalid'

/** Returns whether the owner has yet to confirm the e-mail, or to publish what somebody else may have written. */
export function isAwaited({
  unconfirmedSince,
  unpublished,
}: Pick<ProfessionalState, 'unconfirmedSince' | 'unpublished'>): boolean {
  return unconfirmedSince !== null || unpublished
}

/** A former administrator may have no specialty yet, and is not listed then. */
export function isListed({ role, blocked, specialty, ...account }: ProfessionalState): boolean {
  return role === 'user' && !blocked && !isAwaited(account) && specialty !== null
}

/**
 * Returns whether a verification of the seen facts holds for the present ones; ignores accents, case and punctuation. A
 * specialist registration may go, but none may come.
 */
export function isVerifiedAlike(seen: SeenFacts, present: SeenFacts): boolean {
  const facts = ({ name, lastname, specialty, crm, state }: SeenFacts) =>
    JSON.stringify([
      foldText(name ?? ''),
      foldText(lastname ?? ''),
      specialty,
      registrationKey(crm ?? ''),
      state,
    ])
  return facts(seen) === facts(present) && present.rqe.every((each) => seen.rqe.includes(each))
}

/** A health professional with the whole public page; `profile_parts.ts` changes its parts. */
export class Professional {
  #state: ProfessionalState

  private constructor(state: ProfessionalState) {
    this.#state = state
  }

  /** Creates an unblocked, unverified user on the free plan; 'Dra.' implies feminine unless stated otherwise. */
  static register(registration: Registration): Result<Professional, RegistrationRefusal> {
    const { id, at, crm, name, lastname, slug } = registration
    const email = parseEmail(registration.email)
    const typedDocument = registration.cpfCnpj?.trim()
    const cpfCnpj = typedDocument ? documentNumber(typedDocument) : null
    if (!email && (registration.email || !registration.register)) return fail('email_invalid')
    if (typedDocument && !cpfCnpj) return fail('cpfCnpj_invalid')
    const fields = checkProfile(registration, { links: NO_LINKS, crm, presencial: true, teleconsulta: false })
    if (!fields.ok) return fields
    const unconfirmedSince = registration.mustConfirm ? at : null
    const identity = {
      id,
      email: email ?? '',
      ...registration.register,
      unconfirmedSince,
      cpfCnpj,
      crm,
      name,
      lastname,
      slug,
    }
    const times = { createdAt: at, updatedAt: at }
    const titled = fields.value.title === 'Dra' && { displayGender: 'feminino' as const }
    return ok(new Professional({ ...NEW_PROFESSIONAL, ...titled, ...identity, ...times, ...fields.value }))
  }

  /** Restores the stored state. */
  static restore(state: ProfessionalState): Professional {
    return new Professional(state)
  }

  get id(): ProfessionalId {
    return this.#state.id
  }

  get state(): ProfessionalState {
    return this.#state
  }

  /** Returns whether the public may see the professional. */
  isListed(): boolean {
    return isListed(this.#state)
  }

  /** Returns whether nobody has claimed the profile yet: it takes no leads, messages or reviews, and no badge. */
  isUnclaimed(): boolean {
    return this.#state.source !== null
  }

  isPremium(): boolean {
    return this.#state.subscriptionLevel === 'premium'
  }

  isCompleted(): boolean {
    return missingPieces(piecesOf(this.#state)).length === 0
  }

  /** Returns where a patient is sent after leaving a lead; null unless premium and the stored URL is valid. */
  leadRedirect(): string | null {
    const { redirectUrl } = this.#state
    return this.isPremium() && redirectUrl ? webAddress(redirectUrl) : null
  }

  /** A new URL needs premium; everybody may remove or keep the present one. */
  mayRedirectTo(typed: string | null | undefined): boolean {
    const address = typed?.trim()
    if (!address || this.isPremium()) return true
    return (webAddress(address) ?? address) === this.#state.redirectUrl
  }

  /** A change of verified facts removes the verification; without a CRM the RQEs go. */
  edit(typed: TypedProfile, at: Date): Result<void, ProfileRefusal | 'premium_required'> {
    const fields = checkProfile(typed, this.#state)
    if (!fields.ok) return fields
    if (!this.mayRedirectTo(fields.value.redirectUrl)) return fail('premium_required')
    const isSame = isVerifiedAlike(this.#state, { ...this.#state, ...fields.value })
    const isVerified = this.#state.isVerified && isSame
    const { crm, rqe } = { ...this.#state, ...fields.value }
    this.change({ ...fields.value, rqe: mayHaveRqe(crm) ? rqe : [], isVerified }, at)
    return ok()
  }

  subscribe(subscriptionLevel: SubscriptionLevel, at: Date): void {
    if (subscriptionLevel !== this.#state.subscriptionLevel) this.change({ subscriptionLevel }, at)
  }

  verify(isVerified: boolean, at: Date): void {
    if (isVerified !== this.#state.isVerified && !(isVerified && this.isUnclaimed()))
      this.change({ isVerified }, at)
  }

  /** Says from today on that they accept new patients, or no longer. */
  declareNewPatients(accepts: boolean, at: Date): void {
    const acceptsNewPatientsOn = accepts ? saoPauloDay(at) : null
    if (acceptsNewPatientsOn !== this.#state.acceptsNewPatientsOn) this.change({ acceptsNewPatientsOn }, at)
  }

  /** Confirms today that all insurers of the list are accepted. */
  confirmInsurers(at: Date): void {
    const insurersConfirmedOn = saoPauloDay(at)
    if (insurersConfirmedOn !== this.#state.insurersConfirmedOn) this.change({ insurersConfirmedOn }, at)
  }

  /** Copies the account's block, which the account owns. */
  showAsBlocked(blocked: boolean): void {
    this.#state = { ...this.#state, blocked }
  }

  showPhoto(image: ProfessionalState['image'], at: Date): void {
    this.change({ image }, at)
  }

  /** Only for the parts of this aggregate, which validate their values. */
  change(changes: Partial<ProfessionalState>, at: Date): void {
    this.#state = { ...this.#state, ...changes, updatedAt: at }
  }
}

/** Returns which pieces of a complete profile are present. */
export function piecesOf(state: ProfessionalState): ProfilePieces {
  return {
    photo: state.image !== null,
    specialty: state.specialty !== null,
    place: state.city !== null && state.state !== null,
    whatsapp: state.whatsapp !== null,
    bio: state.bio !== null,
    experience: state.experience !== null,
    services: state.services.some(({ isActive }) => isActive),
    locations: state.locations.some(({ isActive }) => isActive),
  }
}
