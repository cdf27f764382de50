import type { Professional } from '#domain/professionals/professional.ts'
import { type Rating, ratingOf } from '#domain/reviews/rating.ts'
import { Review, type ReviewState, type ReviewStatus } from '#domain/reviews/review.ts'
import { must } from '../must.ts'
import { MEN_PATIENTS, WOMEN_PATIENTS } from '../people/demo_names.ts'
import { COMMENTS, type Given, REFUSED_COMMENTS } from './review_texts.ts'
import type { SeededRandom } from '../seeded_random.ts'
import { SPECIALTY_TEXTS } from '../specialties/specialty_texts.ts'

const HOUR = 3_600_000
const EIGHTEEN_MONTHS_OF_HOURS = 13_000
const INITIALS = 'ABCDEFGJLMNOPRSTV'.split('')
const SILENT_SHARE = 0.12

export type WantedReviews = Readonly<Record<ReviewStatus, number>>

/** Believable reviews of one professional; what they say fits the specialty and the stars. */
export class ReviewWriter {
  readonly #random: SeededRandom
  readonly #now: Date

  constructor(random: SeededRandom, now: Date) {
    this.#random = random
    this.#now = now
  }

  write(professional: Professional, wanted: WantedReviews): ReviewState[] {
    const unsaid = this.#commentsFor(professional)
    const refused = this.#random.sample(REFUSED_COMMENTS, wanted.rejected)
    const isBeloved = this.#random.chance(0.7)
    const statuses = (['pending', 'rejected', 'approved'] as const).flatMap((status) =>
      Array<ReviewStatus>(wanted[status]).fill(status),
    )
    return statuses.map((status) => {
      const rating = status === 'rejected' ? 1 : this.#stars(isBeloved)
      const said = this.#random.chance(SILENT_SHARE) ? null : (unsaid[rating].pop() ?? null)
      const comment = status === 'rejected' ? (refused.pop() ?? null) : said
      return this.#review(professional, status, { rating, comment })
    })
  }

  #review(
    { id, state }: Professional,
    status: ReviewStatus,
    words: { rating: number; comment: string | null },
  ): ReviewState {
    const hoursAgo =
      status === 'pending'
        ? this.#random.between(3, 200)
        : this.#random.between(200, EIGHTEEN_MONTHS_OF_HOURS)
    const createdAt = new Date(this.#now.getTime() - hoursAgo * HOUR)
    const patientName = this.#patientOf(state.specialty)
    const identity = { id: this.#random.uuid(), professionalId: id, quarantined: false, senderHash: null }
    const review = must(Review.submit({ ...identity, ...words, patientName, createdAt }))
    if (status !== 'pending') must(review.moderate(status, new Date(createdAt.getTime() + 20 * HOUR)))
    return review.state
  }

  #patientOf(specialty: string | null): string {
    const isWoman = specialty === 'Ginecologista' || this.#random.chance(0.6)
    return `${this.#random.pick(isWoman ? WOMEN_PATIENTS : MEN_PATIENTS)} ${this.#random.pick(INITIALS)}.`
  }

  /** Nobody repeats another's words under one profile. */
  #commentsFor({ state }: Professional): Record<Given, string[]> {
    const own = state.specialty ? SPECIALTY_TEXTS[state.specialty].praise : []
    const fits = (comment: string) =>
      (state.insurances.length > 0 || !comment.includes('convênio')) &&
      (state.teleconsulta || !comment.includes('por vídeo'))
    const shuffled = (comments: readonly string[]) =>
      this.#random.sample(comments.filter(fits), comments.length)
    const five = shuffled([...own, ...COMMENTS[5]])
    return {
      1: shuffled(COMMENTS[1]),
      2: shuffled(COMMENTS[2]),
      3: shuffled(COMMENTS[3]),
      4: shuffled(COMMENTS[4]),
      5: five,
    }
  }

  #stars(isBeloved: boolean): Given {
    const lot = this.#random.next()
    if (lot < (isBeloved ? 0.84 : 0.58)) return 5
    if (lot < (isBeloved ? 0.97 : 0.86)) return 4
    if (lot < 0.97) return 3
    return this.#random.pick([1, 2])
  }
}

/** The rating that the approved ones among `reviews` give. */
export function ratingAmong(reviews: readonly ReviewState[]): Rating {
  const approved = reviews.filter(({ status }) => status === 'approved')
  const giving = (stars: number) => approved.filter(({ rating }) => rating === stars).length
  return ratingOf([giving(1), giving(2), giving(3), giving(4), giving(5)])
}
