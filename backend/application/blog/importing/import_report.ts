import type { SkippedPicture } from './import_pictures.ts'
import type { PostProblem } from './post_problem.ts'

export type PostChange = 'created' | 'updated' | 'unchanged'

/** Why the source does not show a post publicly, or what keeps it from being shown. */
export type DraftReason = 'draft' | 'private' | 'password' | 'future' | 'expired' | 'empty'

/** The outcome for one post; in a dry run the expected one. */
export interface PostOutcome {
  change: PostChange
  file: string
  line: number
  slug: string
  title: string
  /** The changed fields; empty unless `updated`. */
  changedFields: string[]
  isPublished: boolean
  /** Why it stays a draft although publishing was requested. */
  draftReason: DraftReason | null
  /** Parts of the text that could not be kept, as Portuguese words. */
  losses: readonly string[]
  /** The number of imported pictures, and the skipped ones; none unless pictures were requested. */
  pictures: { imported: number; skipped: readonly SkippedPicture[] }
  /** Adjustments, as Portuguese words. */
  changes: readonly string[]
}

export interface RefusedPost extends PostProblem {
  file: string
  /** As the source has it; empty if it has none. */
  title: string
}

export interface PostImportReport {
  file: string
  /** Identifies the import for undoing it; null if nothing was stored. */
  importId: string | null
  read: number
  created: number
  updated: number
  /** Already stored in the same state. */
  unchanged: number
  /** Known posts that stay as they are, since only new ones were asked for. */
  kept: number
  failed: number
  /** The file with refused posts, for repair and another import. */
  failedFile: string | null
  /** Unknown fields, which the import ignored. */
  unknownFields: string[]
  /** Posts that stayed drafts although publishing was requested, by reason. */
  drafts: Partial<Record<DraftReason, number>>
  /** The number of imported pictures. */
  pictures: number
  /** Counts of parts that could not be kept, by Portuguese word. */
  losses: Record<string, number>
  /** Counts of adjustments, by Portuguese word. */
  changes: Record<string, number>
  /** Counts of items other than posts, by Portuguese word. */
  leftOut: Readonly<Record<string, number>>
  interrupted: boolean
}

export function emptyPostReport(file: string): PostImportReport {
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 }
  return {
    file,
    importId: null,
    ...counts,
    failedFile: null,
    unknownFields: [],
    drafts: {},
    pictures: 0,
    losses: {},
    changes: {},
    leftOut: {},
    interrupted: false,
  }
}
