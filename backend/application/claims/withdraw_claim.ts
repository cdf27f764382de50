import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { Ports } from '#application/ports/ports.ts'
import { accountOf, asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { UseCase } from '../use_case.ts'

/** Signs the link that takes back what an e-mail asked of a profile. It names no e-mail, and is kept nowhere. */
export function withdrawalToken(hasher: KeyedHasher, id: ProfessionalId, email: string): string {
  return `${id}.${hasher.hash(`withdraw claims ${id} ${email}`)}`
}

/** Lets a claimant take back, without a login, what they asked of a profile: it is erased, decided or not. */
export class WithdrawClaim extends UseCase<
  Ports<'claims' | 'professionals' | 'resets' | 'hasher' | 'unitOfWork' | 'clock'>
> {
  /** `claim_not_found`: forged, taken back already, forgotten, or the claimant has the profile by now. */
  async execute(token: string): Promise<Result<void, 'claim_not_found'>> {
    const { claims, professionals, resets, hasher, unitOfWork, clock } = this.deps
    const [named = ''] = token.split('.')
    if (!isUuid(named)) return fail('claim_not_found')
    const id = asId<ProfessionalId>(named)
    return unitOfWork.run(async () => {
      if (!(await professionals.findForUpdate(id))) return fail('claim_not_found')
      // Compared by their own keyed hashes, whose time tells nothing of the signature.
      const typed = hasher.hash(token)
      const email = (await claims.emailsOf(id)).find(
        (each) => hasher.hash(withdrawalToken(hasher, id, each)) === typed,
      )
      if (email === undefined) return fail('claim_not_found')
      if ((await claims.approvedOf(id))?.email === email) await resets.voidAllOf(accountOf(id), clock.now())
      await claims.removeOf(id, email)
      return ok()
    })
  }
}
