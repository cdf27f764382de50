import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import type { Insurance, ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { professionalIdOf } from '#domain/shared/ids.ts'
import { findForPrivilegedViewer } from '../editing/read_hidden_profile.ts'
import type { Viewer } from '../../audit/actor.ts'

export type PrivilegedParts = Pick<ProfessionalState, 'services' | 'insurances' | 'locations' | 'faqs'>

/** What stands inside a profile for those who see more than the public: owners also what is switched off, administrators also who is blocked. */
export class ListOwnParts {
  readonly #professionals: ProfessionalRepository

  constructor(professionals: ProfessionalRepository) {
    this.#professionals = professionals
  }

  /** Null where the viewer sees no more than the public does. */
  async execute(request: { viewer: Viewer | null; professionalId: string }): Promise<PrivilegedParts | null> {
    const professional = await findForPrivilegedViewer(this.#professionals, request)
    const { viewer } = request
    return (
      professional &&
      partsFor(professional, viewer !== null && professionalIdOf(viewer.id) === professional.id)
    )
  }
}

function partsFor({ state }: Professional, isOwner: boolean): PrivilegedParts {
  const shown = <Part extends { isActive: boolean }>(parts: readonly Part[]) =>
    parts.filter(({ isActive }) => isOwner || isActive)
  return {
    services: shown(state.services),
    insurances: shown(state.insurances).sort(inOrderOfCatalogue),
    locations: shown(state.locations),
    faqs: shown(state.faqs),
  }
}

const PLACES = new Map<string, number>(INSURERS.map(({ name }, place) => [name, place]))

function inOrderOfCatalogue(left: Insurance, right: Insurance): number {
  return (PLACES.get(left.insuranceName) ?? 0) - (PLACES.get(right.insuranceName) ?? 0)
}
