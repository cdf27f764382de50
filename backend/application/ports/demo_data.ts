export interface SeededDemo {
  professionals: number
  reviews: number
  leads: number
  posts: number
  accounts: { email: string; password: string }[]
}

/** The demonstration: invented people, and everything about them. */
export abstract class DemoData {
  /** Whether anybody at all is stored, and anybody of the demonstration. */
  abstract presence(): Promise<{ anybody: boolean; demo: boolean }>

  /** Inside a unit of work it stands or falls with it. Throws where somebody of the demonstration is there already. */
  abstract seed(): Promise<SeededDemo>
}
