/** Lets namesakes who come at once choose different addresses without waiting for each other. */
export abstract class SlugLocks {
  /** False where somebody else is taking `slug` right now; true: until the unit of work ends nobody else will be. */
  abstract take(slug: string): Promise<boolean>
}
