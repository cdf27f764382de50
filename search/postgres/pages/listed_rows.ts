import type { ListedProfessional } from '#application/ports/professional_directory.ts'

/** How the rows of found people are read in the statement that finds them; given by whoever knows their columns. */
export interface ListedRows {
  /** SQL for the text of the visible ones among `ids`, an expression of type `uuid[]`, in their order. */
  select(ids: string): string
  /** What that text holds. */
  read(text: string): ListedProfessional[]
}
