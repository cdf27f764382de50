import { isDeepStrictEqual } from 'node:util'
import { specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { LINK_NAMES, type LinkName } from '#domain/professionals/social_links.ts'
import {
  partsExpression,
  readFaqs,
  readInsurances,
  readLocations,
  readServices,
  type WrittenParts,
} from './profile_part_rows.ts'
import { FROM } from './public_columns.ts'

const part = (name: keyof WrittenParts) => `${partsExpression(name, { onlyActive: false })} as ${name}`
const links = LINK_NAMES.map((name) => `professional.${name}`).join(', ')

const WHOLE = `professional.id, professional.email, professional.role, professional.blocked,
  professional.subscription_level as "subscriptionLevel", professional.is_verified as "isVerified",
  professional.title, professional.name, professional.lastname, professional.display_gender as "displayGender",
  specialty.name as specialty, professional.crm, professional.cpf_cnpj as "cpfCnpj", professional.slug,
  professional.city, professional.state, professional.cep, professional.whatsapp, professional.phone,
  professional.presencial, professional.teleconsulta, professional.availability,
  professional.bio, professional.experience, professional.image_hash as "imageHash",
  professional.image_mime as "imageMime", professional.redirect_url as "redirectUrl", ${links},
  professional.rating::float8 as rating, professional.review_count as "reviewCount",
  professional.profile_views as "profileViews", professional.created_at as "createdAt",
  professional.updated_at as "updatedAt",
  ${part('services')}, ${part('insurances')}, ${part('locations')}, ${part('faqs')}`

/** A whole professional in one row. */
export const WHOLE_PROFESSIONAL = `select ${WHOLE} from ${FROM}`

/**
 * The same, locked; the lock leaves room for leads, reviews and views, which only point at the row. `isCurrent` is false
 * where the statement waited for the lock: then the row is the newest, but its parts are of when the statement began
 * (https://www.postgresql.org/docs/current/transaction-iso.html#XACT-READ-COMMITTED).
 */
export const LOCKED_PROFESSIONAL = `select ${WHOLE},
  professional.xmin = (select seen.xmin from professionals seen where seen.id = professional.id) as "isCurrent"
  from ${FROM} where professional.id = ? for no key update of professional`

type Plain = Omit<ProfessionalState, keyof WrittenParts | 'image' | 'links'>

export type ProfessionalRow = Plain &
  WrittenParts &
  Record<LinkName, string | null> & {
    specialty: SpecialtyName | null
    imageHash: string | null
    imageMime: string | null
  }

export function readProfessional(row: ProfessionalRow): ProfessionalState {
  const { imageHash, imageMime, instagram, linkedin, youtube, facebook, twitter, website, ...plain } = row
  return {
    ...plain,
    image: imageHash && imageMime ? { hash: imageHash, mime: imageMime } : null,
    links: { instagram, linkedin, youtube, facebook, twitter, website },
    services: readServices(row.services),
    insurances: readInsurances(row.insurances).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    locations: readLocations(row.locations),
    faqs: readFaqs(row.faqs),
  }
}

/** The columns of a professional that every save writes. */
export function editableColumns(professional: Professional): Record<string, unknown> {
  const { state } = professional
  return {
    email: state.email,
    subscription_level: state.subscriptionLevel,
    is_verified: state.isVerified,
    title: state.title,
    name: state.name,
    lastname: state.lastname,
    display_gender: state.displayGender,
    specialty_id: state.specialty && (specialtyByName(state.specialty)?.id ?? null),
    crm: state.crm,
    crm_key: registrationKey(state.crm),
    cpf_cnpj: state.cpfCnpj,
    cpf_cnpj_key: state.cpfCnpj && registrationKey(state.cpfCnpj),
    slug: state.slug,
    city: state.city,
    state: state.state,
    cep: state.cep,
    whatsapp: state.whatsapp,
    phone: state.phone,
    presencial: state.presencial,
    teleconsulta: state.teleconsulta,
    availability: state.availability,
    bio: state.bio,
    experience: state.experience,
    image_hash: state.image?.hash ?? null,
    image_mime: state.image?.mime ?? null,
    redirect_url: state.redirectUrl,
    profile_completed: professional.isCompleted(),
    updated_at: state.updatedAt,
    ...state.links,
  }
}

/** Those of the columns above that differ between two states of one professional. */
export function changedColumns(before: Professional, after: Professional): Record<string, unknown> {
  const stored = editableColumns(before)
  const changed = Object.entries(editableColumns(after)).filter(
    ([name, value]) => !isDeepStrictEqual(value, stored[name]),
  )
  return Object.fromEntries(changed)
}

/** Written when the row comes to be; afterwards others keep them. */
export function initialColumns({ state }: Professional): Record<string, unknown> {
  return {
    id: state.id,
    role: state.role,
    blocked: state.blocked,
    rating: state.rating,
    review_count: state.reviewCount,
    profile_views: state.profileViews,
    created_at: state.createdAt,
  }
}
