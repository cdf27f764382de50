import type { Recipient } from '#application/ports/mailer.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { AccountId } from '#domain/shared/ids.ts'

/** Whom a mail to an account is addressed to; null where the account is gone. */
export async function addressee(
  professionals: ProfessionalRepository,
  accountId: AccountId,
): Promise<Recipient | null> {
  const professional = await professionals.findById(String(accountId))
  if (!professional) return null
  const { email, name, slug } = professional.state
  return { email, name, slug }
}
