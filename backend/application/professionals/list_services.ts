import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { Service } from '#domain/professionals/service.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** The active services on a public page, oldest first; null where the professional is not visible. */
export class ListServices {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  execute({ professionalId }: { professionalId: ProfessionalId }): Promise<Service[] | null> {
    return this.#directory.servicesOf(professionalId)
  }
}
