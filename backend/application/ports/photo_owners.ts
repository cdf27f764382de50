import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface PhotoOwner {
  id: ProfessionalId
  /** The content hash of the photo shown, null where there is none. */
  hash: string | null
}

/** Everybody with an account and the photo they show, for who works through all of them. */
export abstract class PhotoOwners {
  /** In the order of their ids, those above `after` (null: from the first); `limit` of them at most, empty at the end. */
  abstract page(after: ProfessionalId | null, limit: number): Promise<PhotoOwner[]>
}
