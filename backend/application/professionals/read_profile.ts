import type { Ports } from '#application/ports/ports.ts'
import type { OpenProfile, ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { ImageFormat, ImageWidth } from '#application/ports/image_store.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { Insurance, ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { findForPrivilegedViewer } from './editing/get_professional.ts'
import type { Viewer } from '../audit/actor.ts'
import { mostSoughtFirst, type SoughtSpecialties } from '#search/suggest/sought_specialties.ts'
import type { Part, PartKind } from './profile_parts.ts'
import { UseCase } from '../use_case.ts'

type GetProfileInput = { slug: string } | { id: ProfessionalId }

/** Opens a public page, also by a slug released in the last 90 days: compare the returned slug to redirect. */
export class GetProfile extends UseCase<Ports<'directory'>> {
  /** Returns null without a visible professional, whatever the slug's form. */
  async execute(input: GetProfileInput): Promise<OpenProfile | null> {
    if ('slug' in input) return isSlug(input.slug) ? this.deps.directory.findProfileBySlug(input.slug) : null
    return isUuid(input.id) ? this.deps.directory.findProfile(input.id) : null
  }
}

export interface ReadPhotoInput {
  professionalId: ProfessionalId
  width: ImageWidth
  format: ImageFormat
}

export interface Photo {
  hash: string
  /** Loaded on demand; null if the store does not hold them. */
  bytes(): Promise<Uint8Array | null>
}

/** Returns a visible professional's photo; null if there is none. */
export class ReadPhoto extends UseCase<Ports<'directory' | 'images'>> {
  async execute({ professionalId, width, format }: ReadPhotoInput): Promise<Photo | null> {
    const [professional] = await this.deps.directory.findListed([professionalId])
    if (!professional?.imageHash) return null
    const hash = professional.imageHash
    return { hash, bytes: () => this.deps.images.get(professionalId, hash, width, format) }
  }
}

/** Returns a hidden photo to its owner and to administrators; null if there is none. */
export class ReadHiddenPhoto extends UseCase<Ports<'professionals' | 'images'>> {
  async execute(input: ReadPhotoInput & { viewer: Viewer | null }): Promise<Photo | null> {
    const { professionalId, width, format } = input
    const professional = await findForPrivilegedViewer(this.deps.professionals, input)
    const hash = professional?.state.image?.hash
    if (!hash) return null
    return { hash, bytes: () => this.deps.images.get(professionalId, hash, width, format) }
  }
}

interface ListPartsInput {
  professionalId: ProfessionalId
  viewer: Viewer | null
}

const LISTED: { [Kind in PartKind]: (directory: ProfessionalDirectory, id: ProfessionalId) => Listed<Kind> } =
  {
    services: (directory, id) => directory.servicesOf(id),
    insurances: (directory, id) => directory.insurancesOf(id),
    locations: (directory, id) => directory.locationsOf(id),
    faqs: (directory, id) => directory.faqsOf(id),
  }
type Listed<Kind extends PartKind> = Promise<readonly Part<Kind>[] | null>

/**
 * Lists services, insurances, locations or FAQs. Everyone sees a visible professional's active ones; administrators
 * also a blocked professional's; owners also their inactive ones.
 */
export class ListParts extends UseCase<Ports<'professionals' | 'directory'>> {
  /** Returns null if the viewer may not see the professional. */
  async execute<Kind extends PartKind>(kind: Kind, { professionalId, viewer }: ListPartsInput): Listed<Kind> {
    const { professionals, directory } = this.deps
    const professional = await findForPrivilegedViewer(professionals, { professionalId, viewer })
    if (!professional) return LISTED[kind](directory, professionalId)
    const isOwner = viewer !== null && professionalOf(viewer.id) === professional.id
    return partsFor(professional, isOwner)[kind]
  }
}

function partsFor({ state }: Professional, isOwner: boolean): { [Kind in PartKind]: readonly Part<Kind>[] } {
  const shown = <Each extends { isActive: boolean }>(parts: readonly Each[]) =>
    parts.filter(({ isActive }) => isOwner || isActive)
  const { services, insurances, locations, faqs }: Pick<ProfessionalState, PartKind> = state
  return {
    services: shown(services),
    insurances: shown(insurances).sort(inOrderOfCatalogue),
    locations: shown(locations),
    faqs: shown(faqs),
  }
}

const PLACES = new Map<string, number>(INSURERS.map(({ name }, place) => [name, place]))

function inOrderOfCatalogue(left: Insurance, right: Insurance): number {
  return (PLACES.get(left.insuranceName) ?? 0) - (PLACES.get(right.insuranceName) ?? 0)
}

/** The presumed order by demand, until searches are counted. */
const SOUGHT_AT_FIRST: readonly SpecialtyName[] = [
  ...(['Psicólogo', 'Ginecologista', 'Dermatologista', 'Dentista', 'Psiquiatra', 'Ortopedista'] as const),
  ...(['Pediatra', 'Cardiologista', 'Oftalmologista', 'Nutricionista', 'Fisioterapeuta'] as const),
  ...(['Endocrinologista', 'Neurologista', 'Otorrinolaringologista', 'Urologista'] as const),
]

/** Lists the specialties of visible professionals. */
export class ListSpecialties extends UseCase<Ports<'directory'> & { sought: SoughtSpecialties }> {
  /** By name in pt-BR order, or the most searched for first. */
  async execute(order: 'name' | 'searches' = 'name'): Promise<SpecialtyName[]> {
    const names = await this.deps.directory.availableSpecialties()
    if (order === 'name') return names
    return mostSoughtFirst(names, await this.deps.sought.current(), SOUGHT_AT_FIRST)
  }
}
