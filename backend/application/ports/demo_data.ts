export interface SeededDemo {
  professionals: number
  reviews: number
  leads: number
  posts: number
  accounts: { email: string; password: string }[]
}

/** Invented people and their data. */
export abstract class DemoData {
  /** Returns whether there is any person, and any person of the demo. */
  abstract presence(): Promise<{ anybody: boolean; demo: boolean }>

  /** Takes part in the current unit of work. Throws when a person of the demo exists already. */
  abstract seed(): Promise<SeededDemo>
}
