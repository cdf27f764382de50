import type { Ports } from '#application/ports/ports.ts'
import type { PasswordPolicy } from '#application/accounts/password_policy.ts'
import { type AccountId, accountOf, asId, type ProfessionalId } from '#domain/shared/ids.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import { Professional } from '#domain/professionals/professional.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import type { ModerationDependencies } from './moderate_user.ts'
import { UseCase } from '../use_case.ts'

export interface CreateAdminInput {
  by: Actor
  email: string
  name: string
  lastname: string
  /** As typed. */
  password: string
}

/** `forbidden`: only operators create administrators. */
export type CreateAdminFailure =
  | 'forbidden'
  | 'email_invalid'
  | 'name_invalid'
  | 'lastname_invalid'
  | 'email_taken'
  | PasswordRefusal

type Dependencies = ModerationDependencies &
  Ports<'passwords' | 'ids'> & {
    passwordPolicy: PasswordPolicy
  }

/** Creates an administrator with a new account. The caller supplies the password: no default account exists. */
export class CreateAdmin extends UseCase<Dependencies> {
  /** Throws `HasherBusy`. */
  async execute(input: CreateAdminInput): Promise<Result<{ id: AccountId }, CreateAdminFailure>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    const email = parseEmail(input.email)
    if (!email) return fail('email_invalid')
    const refusal = await this.deps.passwordPolicy.refuse(input.password, email)
    if (refusal) return fail(refusal)
    const professional = this.#register({ ...input, email })
    if (!professional.ok) return professional
    const passwordHash = await this.deps.passwords.hash(input.password)
    return this.deps.unitOfWork.run(() => this.#store(professional.value, passwordHash, input.by))
  }

  /** Administrators have no public page: slug and registration number are placeholders. */
  #register({ email, name, lastname }: CreateAdminInput): Result<Professional, CreateAdminFailure> {
    const id = asId<ProfessionalId>(this.deps.ids.next())
    const unique = id.replaceAll('-', '').slice(-12)
    const places = { slug: `equipe-${unique}`, crm: `ADM ${unique.toUpperCase()}` }
    const registration = { id, email, name, lastname, ...places, at: this.deps.clock.now() }
    const registered = Professional.register(registration)
    const refusal = registered.ok ? null : registered.failure
    if (refusal === 'name_invalid' || refusal === 'lastname_invalid') return fail(refusal)
    return ok(unwrap(registered))
  }

  async #store(
    professional: Professional,
    passwordHash: string,
    by: Actor,
  ): Promise<Result<{ id: AccountId }, 'email_taken'>> {
    const { professionals, accounts, auditLog } = this.deps
    const id = accountOf(professional.id)
    if (await professionals.save(professional)) return fail('email_taken')
    const account = await accounts.findForUpdate(id)
    if (!account) throw new Error('The account did not come with the professional.')
    account.changePassword(passwordHash)
    account.setRole('admin')
    await accounts.save(account)
    await auditLog.record(auditEntry({ by }, 'admin_created', ['professional', id]))
    return ok({ id })
  }
}
