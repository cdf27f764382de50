import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** The active locations on a public page, oldest first; null where the professional is not visible. */
export class ListLocations {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  execute({ professionalId }: { professionalId: ProfessionalId }): Promise<Location[] | null> {
    return this.#directory.locationsOf(professionalId)
  }
}
