import type { SkippedPicture } from './import_pictures.ts'
import type { PostProblem } from './post_problem.ts'

export type PostChange = 'created' | 'updated' | 'unchanged'

/** Why a source does not show a post to everybody, or has nothing to show. */
export type HeldBack = 'draft' | 'private' | 'password' | 'future' | 'expired' | 'empty'

/** What one post comes to, or would come to in a dry run. */
export interface PostOutcome {
  change: PostChange
  file: string
  line: number
  slug: string
  title: string
  /** Names of the fields that differ from what is stored; empty but for `updated`. */
  changedFields: string[]
  isPublished: boolean
  /** Why it stays a draft although publishing was asked for. */
  heldBack: HeldBack | null
  /** What its text could not keep, one Portuguese word each time. */
  losses: readonly string[]
  /** How many of its pictures came in, and which did not; none where pictures were not asked for. */
  pictures: { imported: number; skipped: readonly SkippedPicture[] }
  /** What was changed to fit, likewise. */
  changes: readonly string[]
}

export interface RefusedPost extends PostProblem {
  file: string
}

export interface PostImportReport {
  file: string
  /** By which it can be taken back; null where nothing was stored. */
  importId: string | null
  read: number
  created: number
  updated: number
  /** Already stored exactly so. */
  unchanged: number
  failed: number
  /** Where refused posts are, to be repaired and imported again. */
  failedFile: string | null
  /** Fields an import does not know and left alone. */
  unknownFields: string[]
  /** How many posts stayed drafts although publishing was asked for, by reason. */
  heldBack: Partial<Record<HeldBack, number>>
  /** How many pictures came in with their posts. */
  pictures: number
  /** What texts could not keep, counted by its Portuguese word. */
  losses: Record<string, number>
  /** What was changed to fit, counted likewise. */
  changes: Record<string, number>
  /** What the source holds besides posts, counted likewise. */
  leftOut: Readonly<Record<string, number>>
  interrupted: boolean
}

export function emptyPostReport(file: string): PostImportReport {
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0, failed: 0 }
  return {
    file,
    importId: null,
    ...counts,
    failedFile: null,
    unknownFields: [],
    heldBack: {},
    pictures: 0,
    losses: {},
    changes: {},
    leftOut: {},
    interrupted: false,
  }
}
