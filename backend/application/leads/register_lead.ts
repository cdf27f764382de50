import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import { receiveLead, type TypedLead } from '#domain/leads/receive_contact.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import type { Sender } from '#domain/shared/visitor.ts'
import { type LeadDependencies, storeIdempotently, type StoringFailure } from './store_once.ts'

export interface RegisterLeadInput extends TypedLead {
  professionalId: ProfessionalId
  /** Version of the consent sentence that was ticked. */
  consentVersion?: string | undefined
  sender: Sender
}

export interface RegisteredLead {
  id: ContactId
  /** Where a premium professional wants patients to go next. */
  redirectUrl?: string
}

type Dependencies = LeadDependencies & { professionals: ProfessionalRepository; securityLog: SecurityLog }

/** A patient leaves name and WhatsApp for a professional. The same lead again within ten minutes is the first one. */
export class RegisterLead {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The fields must have passed the contract's rules: a broken one is thrown. */
  async execute(input: RegisterLeadInput): Promise<Result<RegisteredLead, StoringFailure>> {
    const { professionalId, patientName, whatsapp, serviceOfInterest, location } = input
    const professional = await this.#deps.professionals.findById(professionalId)
    if (!professional?.isListed()) return fail('professional_not_found')
    const lead = { patientName, whatsapp, serviceOfInterest, location }
    const words = ['lead', patientName, whatsapp, serviceOfInterest, location]
    const stored = await storeIdempotently(this.#deps, { ...input, words }, (meta) =>
      unwrap(receiveLead(meta, lead)),
    )
    if (!stored.ok) return stored
    const redirectUrl = await this.#redirectOf(professional)
    return ok({ id: stored.value, ...(redirectUrl && { redirectUrl }) })
  }

  /** An address that no longer keeps the rule can only have come past us, so it is noted. */
  async #redirectOf(professional: Professional): Promise<string | null> {
    const redirectUrl = professional.leadRedirect()
    if (redirectUrl || !professional.isPremium() || !professional.state.redirectUrl) return redirectUrl
    await this.#deps.securityLog.note({ kind: 'lead_redirect_refused', accountId: professional.id })
    return null
  }
}
