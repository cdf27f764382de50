import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'

const ID = '6f1c1a2e-9d0e-4f6b-8a55-3d8f0a6f7b10'

/** Builds the profile of a psychologist in Campinas. */
export function aProfile(differences: Partial<ProfessionalProfile> = {}): ProfessionalProfile {
  return {
    ...aCard,
    experience: null,
    crm: 'CRP 06/12345',
    rqe: [],
    availability: [],
    languages: [],
    accessibility: [],
    whatsapp: null,
    phone: null,
    instagram: null,
    linkedin: null,
    youtube: null,
    facebook: null,
    twitter: null,
    website: null,
    ...differences,
  }
}

const aCard = {
  id: ID,
  slug: 'ana-souza',
  title: 'Dra',
  name: 'Ana',
  lastname: 'Souza',
  specialty: 'Psicólogo',
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
  insurersConfirmedOn: null,
  source: null,
  sourceDate: null,
  answerMinutes: null,
  hasProfileImage: false,
  imageUrl: null,
  bio: null,
} as const

export function aService(differences: Partial<Service> = {}): Service {
  return { id: ID, name: 'Psicoterapia', description: null, price: 180, isActive: true, ...differences }
}

export function aLocation(differences: Partial<Location> = {}): Location {
  return {
    id: ID,
    name: 'Clínica Cambuí',
    address: 'Rua Coronel Quirino, 100',
    city: 'Campinas',
    state: 'SP',
    cep: '13025001',
    phone: null,
    whatsapp: null,
    availability: [],
    isOnline: false,
    isActive: true,
    ...differences,
  }
}
