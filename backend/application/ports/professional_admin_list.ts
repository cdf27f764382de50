import type { DayChoice } from '#domain/catalogue/weekdays.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { ProfessionalState, SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import type {
  FlatProfessional,
  OPERATOR_ENTRY_FIELDS,
  OPERATOR_ROW_FIELDS,
} from '#domain/professionals/professional_views.ts'
import type { ShownPrice } from '#domain/professionals/shown_price.ts'
import { localDigits, phoneDigits } from '#domain/shared/phone.ts'

const MOST_WORDS = 8

/**
 * Returns what name, e-mail, registration and WhatsApp must hold, each anywhere and in any order: the words of a text,
 * the digits of a number. One or two letters match only the start of a word.
 */
export function searchedParts(q: string): string[] {
  const digits = q.replace(/\D/g, '')
  if (/^[\d\s().+-]+$/.test(q) && digits.length > 2) return [localDigits(phoneDigits(q) ?? digits)]
  const words = q.split(/\s+/).filter(Boolean)
  return words.slice(0, MOST_WORDS)
}

export interface AdminListFilter {
  /** Read by `searchedParts`. */
  q?: string | undefined
  /** Exact catalogue name. */
  specialty?: string | undefined
  state?: string | undefined
  city?: string | undefined
  subscriptionLevel?: SubscriptionLevel | undefined
  isVerified?: boolean | undefined
  blocked?: boolean | undefined
  presencial?: boolean | undefined
  teleconsulta?: boolean | undefined
  language?: Language | undefined
  accessibility?: AccessFeature | undefined
  /** Attends then, at whichever place. */
  day?: DayChoice | undefined
  /** Accepts new patients today. */
  newPatients?: true | undefined
  /** Whole reais, of the price that is shown; without one nobody fits. */
  maxPrice?: number | undefined
}

/** `relevance`: premium, verified, rating. `name` ascending; the others descending. The id breaks ties. */
export type AdminListSort = 'relevance' | 'newest' | 'name' | 'rating' | 'views' | 'reviews'

export interface AdminListOptions {
  /** Newest first by default. */
  sort?: AdminListSort | undefined
  /** Unlimited by default. */
  mostFound?: number | undefined
}

export interface AdminListCounts {
  total: number
  premium: number
  verified: number
  blocked: number
}

export type AdminListRow = Pick<FlatProfessional, (typeof OPERATOR_ROW_FIELDS)[number]>

export interface AdminListEntry
  extends AdminListRow, Pick<FlatProfessional, (typeof OPERATOR_ENTRY_FIELDS)[number]> {
  /** All but the last two characters masked. */
  readonly cpfCnpj: string | null
  readonly links: Record<string, string | null>
  readonly insurances: string[]
  readonly services: number
  /** Of the active services. */
  readonly price: ShownPrice | null
  readonly locations: number
  readonly faqs: number
  readonly pendingReviews: number
  readonly leads: number
  readonly hasPassword: boolean
  readonly hasPhoto: boolean
  readonly profileCompleted: boolean
  readonly updatedAt: Date
}

/** Every professional for operators, blocked and free ones included, without administrators. */
export abstract class ProfessionalAdminList {
  /**
   * `page` from 1, `limit` 1 to 1,000. `total` counts all matches; a text search finds at most `mostFound`, which
   * also limits the pages.
   */
  abstract list(
    filter: AdminListFilter,
    page: number,
    limit: number,
    options?: AdminListOptions,
  ): Promise<{ rows: AdminListRow[]; total: number }>

  /** Streams complete professionals in id order, however many there are. */
  abstract everyone(filter: AdminListFilter): AsyncIterable<ProfessionalState>

  abstract counts(): Promise<AdminListCounts>

  /** By id, slug or e-mail. */
  abstract find(key: string): Promise<AdminListEntry | null>
}
