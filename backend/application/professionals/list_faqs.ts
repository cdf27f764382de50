import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** The active questions and answers on a public page, in their order; null where the professional is not visible. */
export class ListFaqs {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  execute({ professionalId }: { professionalId: ProfessionalId }): Promise<Faq[] | null> {
    return this.#directory.faqsOf(professionalId)
  }
}
