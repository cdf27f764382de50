import type { Ports } from '#application/ports/ports.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/visitor.ts'
import { UseCase } from '../use_case.ts'

interface ReportInsurerInput {
  professionalId: ProfessionalId
  insurer: InsurerName
  sender: Sender
}

/** Stores a patient's word that an insurer of the profile was not accepted; once a day for a sender and professional. */
export class ReportInsurer extends UseCase<Ports<'insurerReports' | 'directory' | 'hasher' | 'clock'>> {
  /** An automated report gets the normal response and is not stored. */
  async execute(input: ReportInsurerInput): Promise<Result<void, 'professional_not_found'>> {
    const { professionalId, insurer, sender } = input
    const found = await this.check(input)
    if (!found.ok || looksAutomated(sender)) return found
    const senderHash = sender.address === null ? null : this.deps.hasher.hash(`sender ${sender.address}`)
    const day = saoPauloDay(this.deps.clock.now())
    await this.deps.insurerReports.add({ professionalId, insurer, senderHash, day })
    return ok()
  }

  /** Returns whether the profile is public; to be called before the insurer is validated. */
  async check({
    professionalId,
  }: Pick<ReportInsurerInput, 'professionalId'>): Promise<Result<void, 'professional_not_found'>> {
    return (await this.deps.directory.isListed(professionalId)) ? ok() : fail('professional_not_found')
  }
}
