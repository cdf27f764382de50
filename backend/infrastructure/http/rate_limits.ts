/** How many requests, in how many seconds; sized for carriers that put thousands of phones behind one address. */
export const RATE_LIMITS = {
  search: { points: 600, seconds: 60 },
  publicRead: { points: 1_200, seconds: 60 },
  view: { points: 60, seconds: 60 },
  lead: { points: 20, seconds: 600 },
  leadPerProfessional: { points: 3, seconds: 600 },
  review: { points: 10, seconds: 3_600 },
  reviewPerProfessional: { points: 2, seconds: 86_400 },
} as const

export type RateLimitName = keyof typeof RATE_LIMITS
