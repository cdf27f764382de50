import type { Ports } from '#application/ports/ports.ts'
import { Professional, type Registration } from '#domain/professionals/professional.ts'
import { slugProposals, RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import type { PasswordPolicy } from '#application/accounts/password_policy.ts'
import { notify } from '#application/accounts/notify.ts'
import { confirmationKey } from '#application/accounts/confirm_email.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { type AccountId, type ProfessionalId, accountOf, asId } from '#domain/shared/ids.ts'
import { isDemoEmail } from '#domain/shared/email.ts'
import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import { UseCase } from '../use_case.ts'

type NewProfessional = Omit<Registration, 'id' | 'slug' | 'at'> & { passwordHash: string }

/**
 * Stores a new professional under the first free slug of the name, with account, index entry and welcome mail. Returns
 * null if e-mail, registration or document is taken.
 */
async function storeNewProfessional(
  deps: RegistrationDependencies,
  newProfessional: NewProfessional,
): Promise<RegisteredProfessional | null> {
  const { professionals, slugLocks, index, ids } = deps
  const id = asId<ProfessionalId>(ids.next())
  const { mustConfirmEmail: mustConfirm } = deps
  const proposals = [
    ...slugProposals({ ...newProfessional, reserved: RESERVED_SLUGS, random: randomPartOf(id) }),
  ]
  const taken = await professionals.takenSlugs(proposals)
  for (const slug of proposals.filter((proposal) => !taken.has(proposal))) {
    if (!(await slugLocks.take(slug))) continue
    const professional = unwrap(
      Professional.register({
        ...newProfessional,
        id,
        slug,
        title: newProfessional.title ?? null,
        mustConfirm,
        at: deps.clock.now(),
      }),
    )
    const refusal = await professionals.save(professional)
    if (refusal === 'slug_taken') continue
    if (refusal) return null
    await givePassword(deps, id, newProfessional.passwordHash)
    await index.refresh([id])
    await enqueueFirstMail(deps, accountOf(id), newProfessional.email)
    return { id, slug, name: newProfessional.name, mustConfirm }
  }
  throw new Error('Not even a random address was free.')
}

/** Whoever must confirm the e-mail is welcomed after that. */
async function enqueueFirstMail(
  deps: RegistrationDependencies,
  accountId: AccountId,
  email: string,
): Promise<void> {
  const { mustConfirmEmail, confirmations, jobs, clock } = deps
  if (!mustConfirmEmail) return notify(deps, 'welcome', { id: accountId, email, unconfirmedSince: null })
  await confirmations.ask({ accountId, email }, clock.now())
  await jobs.enqueue({ task: 'send_email_confirmation', payload: { accountId } }, confirmationKey(accountId))
}

/** Unique, since it comes from a random id. */
function randomPartOf(id: string): string {
  return id.replaceAll('-', '').slice(-11)
}

async function givePassword(
  { accounts }: RegistrationDependencies,
  id: ProfessionalId,
  passwordHash: string,
): Promise<void> {
  const account = await accounts.findById(accountOf(id))
  if (!account) throw new Error('The account did not come with the professional.')
  account.changePassword(passwordHash)
  await accounts.save(account)
}

export interface RegisterProfessionalInput {
  title?: string | null | undefined
  name: string
  lastname: string
  /** As `parseEmail` returns it. */
  email: string
  /** As typed. */
  password: string
  specialty: string
  crm: string
  city: string
  state: StateCode
  whatsapp: string
  cpfCnpj: string
  /** The sender's IP address: only a valid form counts against its limits. */
  address: string
}

interface RegisteredProfessional {
  id: ProfessionalId
  slug: string
  name: string
  /** Whether a mailed link must be opened first. */
  mustConfirm: boolean
}

/** Each refers to one field; several may be refused at once. */
type RegistrationFieldRefusal = 'document_invalid' | 'city_unknown' | PasswordRefusal

type RegisterProfessionalFailure = 'account_taken' | readonly RegistrationFieldRefusal[]

type RegistrationDependencies = Ports<
  | 'professionals'
  | 'slugLocks'
  | 'accounts'
  | 'index'
  | 'municipalities'
  | 'documents'
  | 'limits'
  | 'passwords'
  | 'jobs'
  | 'notices'
  | 'confirmations'
  | 'returns'
  | 'unitOfWork'
  | 'ids'
  | 'clock'
> & {
  passwordPolicy: PasswordPolicy
  /** Whether profiles stay hidden until the e-mail is confirmed. */
  mustConfirmEmail: boolean
}

/**
 * Registers a professional: free plan, unverified, with a slug made from the name, visible at once or after the e-mail
 * is confirmed. A taken e-mail, registration or document gets the normal response; the e-mail's owner is informed, at
 * most once a day. Demo addresses count as taken, since with them a production server would refuse to start; so does a
 * former e-mail from which an account can still be taken back.
 */
export class RegisterProfessional extends UseCase<RegistrationDependencies> {
  /** Returns all refusals at once. Throws when a field breaks the contract's rules, and `HasherBusy`. */
  async execute(
    input: RegisterProfessionalInput,
  ): Promise<Result<RegisteredProfessional, RegisterProfessionalFailure>> {
    const { documents, limits, passwords, passwordPolicy, unitOfWork } = this.deps
    const municipalities = await this.deps.municipalities.all()
    const place = KnownMunicipalities.of(municipalities).locate(input)
    const passwordRefusal = await passwordPolicy.refuse(input.password, input.email)
    const refusals: RegistrationFieldRefusal[] = [
      ...(passwordRefusal ? [passwordRefusal] : []),
      ...(documents.isValidCpfOrCnpj(input.cpfCnpj) ? [] : ['document_invalid' as const]),
      ...(place.ok ? [] : ['city_unknown' as const]),
    ]
    if (!place.ok || refusals.length > 0) return fail(refusals)
    await limits.spend('registration', input.address)
    await limits.spend('registrationPerDay', input.address)
    const passwordHash = await passwords.hash(input.password)
    const newProfessional = { ...input, ...place.value, passwordHash }
    const isTaken =
      isDemoEmail(input.email) || (await this.deps.returns.isHeld(input.email, this.deps.clock.now()))
    const stored = isTaken
      ? null
      : await unitOfWork.run(() => storeNewProfessional(this.deps, newProfessional))
    if (stored) return ok(stored)
    await unitOfWork.run(() => this.#warnOwner(input.email))
    return fail('account_taken')
  }

  async #warnOwner(email: string): Promise<void> {
    const { accounts, notices } = this.deps
    const owner = await accounts.findByEmail(email)
    if (!owner || !(await notices.claimToday(owner.id, 'account_clash'))) return
    await notify(this.deps, 'account_clash', owner.state)
  }
}
