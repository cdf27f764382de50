import { RETENTION } from '#contract/retention.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Requests per seconds; sized for carriers that put thousands of phones behind one address. */
export const RATE_LIMITS = {
  search: { points: 600, seconds: MINUTE },
  publicRead: { points: 1_200, seconds: MINUTE },
  /** Files of the sitemap: each may be a second's work for PostgreSQL. */
  sitemap: { points: 30, seconds: MINUTE },
  /** Pictures of shared links: each may be a third of a second's work. */
  sharePicture: { points: 30, seconds: MINUTE },
  /** Calls without a session that need one. */
  signedOut: { points: 1_200, seconds: MINUTE },
  health: { points: 600, seconds: MINUTE },
  view: { points: 60, seconds: MINUTE },
  count: { points: 120, seconds: MINUTE },
  /** Broken screens of one sender, and of everybody. */
  screenFailure: { points: 10, seconds: 10 * MINUTE },
  screenFailures: { points: 100, seconds: MINUTE },
  lead: { points: 20, seconds: 10 * MINUTE },
  leadPerProfessional: { points: 3, seconds: 10 * MINUTE },
  claim: { points: 10, seconds: HOUR },
  claimWithdrawal: { points: 20, seconds: 10 * MINUTE },
  claimPerProfile: { points: 3, seconds: DAY },
  leadWithdrawal: { points: 20, seconds: 10 * MINUTE },
  review: { points: 10, seconds: HOUR },
  reviewPerProfessional: { points: 2, seconds: DAY },
  reviewReport: { points: 10, seconds: HOUR },
  insurerReport: { points: 10, seconds: HOUR },
  slugChange: { points: 5, seconds: DAY },
  upload: { points: 10, seconds: HOUR },
  postImage: { points: 120, seconds: HOUR },
  signedInRead: { points: 600, seconds: MINUTE },
  signedInWrite: { points: 120, seconds: MINUTE },
  login: { points: 20, seconds: 5 * MINUTE },
  /** Wrong passwords for one account from one address. */
  loginFailuresHere: { points: 5, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from anywhere; beyond that only known addresses may try. */
  loginFailures: { points: 30, seconds: HOUR },
  /** Not a limit: addresses where an account has logged in. */
  loginSuccess: { points: 1, seconds: RETENTION.knownSenderDays * DAY },
  passwordResetRequest: { points: 5, seconds: 15 * MINUTE },
  passwordResetConfirm: { points: 10, seconds: 15 * MINUTE },
  emailConfirm: { points: 10, seconds: 15 * MINUTE },
  emailResend: { points: 5, seconds: 15 * MINUTE },
  /** Links to one e-mail. */
  emailConfirmation: { points: 3, seconds: HOUR },
  /** Attempts at one account's second factor. */
  secondFactor: { points: 10, seconds: 15 * MINUTE },
  /** Passwords typed again. */
  stepUp: { points: 10, seconds: 15 * MINUTE },
  registration: { points: 5, seconds: HOUR },
  registrationPerDay: { points: 20, seconds: DAY },
} as const

export type RateLimitName = keyof typeof RATE_LIMITS

/** Reads are counted per process; everything else in PostgreSQL, for all processes together. */
export const COUNTED_IN_MEMORY: ReadonlySet<RateLimitName> = new Set([
  'search',
  'publicRead',
  'sitemap',
  'sharePicture',
  'signedOut',
  'health',
  'view',
  'count',
  'screenFailure',
  'screenFailures',
  'signedInRead',
])

/** Limits against guessing: without the shared store these calls are refused. */
export const REFUSED_WITHOUT_STORE: ReadonlySet<RateLimitName> = new Set([
  'login',
  'loginFailuresHere',
  'loginFailures',
  'loginSuccess',
  'passwordResetRequest',
  'passwordResetConfirm',
  'emailConfirm',
  'secondFactor',
  'stepUp',
  'emailResend',
  'emailConfirmation',
  'registration',
  'registrationPerDay',
])
