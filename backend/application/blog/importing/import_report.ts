import type { PostProblem } from './post_problem.ts'

export type PostChange = 'created' | 'updated' | 'unchanged'

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
}

export interface RefusedPost extends PostProblem {
  file: string
}

export interface PostImportReport {
  file: string
  read: number
  created: number
  updated: number
  /** Already stored exactly so. */
  unchanged: number
  failed: number
  /** Where refused posts are, to be mended and imported again. */
  failedFile: string | null
  /** Fields an import does not know and left alone. */
  unknownFields: string[]
  interrupted: boolean
}

export function emptyPostReport(file: string): PostImportReport {
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0, failed: 0 }
  return { file, ...counts, failedFile: null, unknownFields: [], interrupted: false }
}
