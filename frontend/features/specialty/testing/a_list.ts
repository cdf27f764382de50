import type { ProfessionalCard } from '#contract/professionals.ts'
import type { PublicApi } from '#contract/public_api.ts'
import type { Facets, Interpretation } from '#contract/search.ts'
import { specialtyByName, type Specialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { type ListPlace, PLAIN_VIEW, type ShownList } from '../list_place.ts'

export const EVERYWHERE: ListPlace = { state: null, city: null }
export const IN_SAO_PAULO: ListPlace = { state: 'SP', city: null }
export const IN_CAMPINAS: ListPlace = { state: 'SP', city: { name: 'Campinas', slug: 'campinas' } }

export function aSpecialty(name: SpecialtyName): Specialty {
  const specialty = specialtyByName(name)
  if (!specialty) throw new Error(`${name} is no specialty`)
  return specialty
}

/** Builds the first page of all cardiologists. */
export function aList(differences: Partial<ShownList> = {}): ShownList {
  return {
    specialty: aSpecialty('Cardiologista'),
    place: EVERYWHERE,
    page: 1,
    view: PLAIN_VIEW,
    ...differences,
  }
}

export function facets(differences: Partial<Facets> = {}): Facets {
  return {
    total: 0,
    specialties: [],
    states: [],
    cities: [],
    insurances: [],
    modes: { presencial: 0, teleconsulta: 0 },
    genders: { feminino: 0, masculino: 0 },
    languages: [],
    accessibility: [],
    relaxations: [],
    ...differences,
  }
}

export function reading(differences: Partial<Interpretation> = {}): Interpretation {
  return {
    specialty: null,
    specialties: [],
    nearest: null,
    state: null,
    city: null,
    neighbourhood: null,
    insurance: null,
    unknownInsurer: null,
    mode: null,
    gender: null,
    language: null,
    accessibility: null,
    day: null,
    sort: null,
    maxPrice: null,
    region: null,
    without: [],
    nearMe: false,
    text: '',
    textAsTyped: '',
    ignored: [],
    notices: [],
    alternatives: [],
    ...differences,
  }
}

export function aCard(differences: Partial<ProfessionalCard> = {}): ProfessionalCard {
  return {
    id: '6f1c1a2e-9d0e-4f6b-8a55-3d8f0a6f7b10',
    slug: 'ana-souza',
    title: 'Dra',
    name: 'Ana',
    lastname: 'Souza',
    specialty: 'Cardiologista',
    displayGender: 'feminino',
    city: 'Campinas',
    state: 'SP',
    rating: 0,
    reviewCount: 0,
    isVerified: false,
    subscriptionLevel: 'free',
    teleconsulta: false,
    presencial: true,
    acceptsNewPatientsOn: null,
    answerMinutes: null,
    hasProfileImage: false,
    imageUrl: null,
    bio: null,
    ...differences,
  }
}

const unasked = () => Promise.reject(new Error('This was not to be asked.'))

/** Builds an API with only these answers. */
export function anApi(answers: Partial<PublicApi>): PublicApi {
  return {
    listProfessionals: unasked,
    searchProfessionals: unasked,
    countFacets: unasked,
    interpretQuery: unasked,
    suggest: unasked,
    listSpecialties: unasked,
    getProfile: unasked,
    listServices: unasked,
    listInsurances: unasked,
    listLocations: unasked,
    listFaqs: unasked,
    listReviews: unasked,
    listPosts: unasked,
    getPost: unasked,
    listRelated: unasked,
    ...answers,
  }
}
