import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** The active insurers on a public page, in pt-BR order with 'Outros' last; null where the professional is not visible. */
export class ListInsurances {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  execute({ professionalId }: { professionalId: ProfessionalId }): Promise<Insurance[] | null> {
    return this.#directory.insurancesOf(professionalId)
  }
}
