import type { ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import type { ReviewStatus } from '#domain/reviews/review.ts'

export interface ReviewAdminListFilter {
  id?: ReviewId | undefined
  status?: ReviewStatus | undefined
  /** Id, slug or e-mail. */
  professional?: string | undefined
  /** Only those kept apart because they looked automated. */
  quarantined?: boolean | undefined
  /** Only those whose sender also logged in as the reviewed professional in the last six months. */
  suspicious?: boolean | undefined
}

export interface ReviewAdminListRow {
  id: ReviewId
  professionalId: ProfessionalId
  professional: string
  slug: string
  patientName: string
  rating: number
  comment: string | null
  status: ReviewStatus
  quarantined: boolean
  suspicious: boolean
  createdAt: Date
}

/** Every review, for operators. */
export abstract class ReviewAdminList {
  /** Newest first. `page` from 1, `limit` 1 to 1,000. */
  abstract list(
    filter: ReviewAdminListFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ReviewAdminListRow[]; total: number }>
}
