import type { ProfessionalId } from '#domain/professionals/professional_id.ts'

export interface RosterFilter {
  /** Part of the name, the e-mail or the registration. */
  q?: string
  /** Exact catalogue name. */
  specialty?: string
  state?: string
  city?: string
  subscriptionLevel?: 'free' | 'premium'
  isVerified?: boolean
  blocked?: boolean
}

export interface RosterRow {
  id: ProfessionalId
  slug: string
  title: 'Dr' | 'Dra' | null
  name: string
  lastname: string
  email: string
  specialty: string | null
  crm: string
  city: string | null
  state: string | null
  whatsapp: string | null
  subscriptionLevel: 'free' | 'premium'
  isVerified: boolean
  blocked: boolean
  rating: number
  reviewCount: number
  profileViews: number
  createdAt: Date
}

export interface RosterEntry extends RosterRow {
  displayGender: 'masculino' | 'feminino'
  /** All but the last two characters hidden. */
  cpfCnpj: string | null
  phone: string | null
  cep: string | null
  presencial: boolean
  teleconsulta: boolean
  availability: string[]
  bio: string | null
  experience: string | null
  redirectUrl: string | null
  links: Record<string, string | null>
  insurances: string[]
  services: number
  locations: number
  faqs: number
  pendingReviews: number
  leads: number
  hasPassword: boolean
  hasPhoto: boolean
  profileCompleted: boolean
  updatedAt: Date
}

/** Every professional, blocked and free ones too, for operators; never administrators. */
export abstract class ProfessionalRoster {
  /** Newest first. `page` from 1, `limit` 1 to 1,000. */
  abstract list(
    filter: RosterFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: RosterRow[]; total: number }>

  /** By id, slug or e-mail. */
  abstract find(key: string): Promise<RosterEntry | null>
}
