import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** The specialties in which someone visible works, in pt-BR order. */
export class ListSpecialties {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  execute(): Promise<SpecialtyName[]> {
    return this.#directory.availableSpecialties()
  }
}
