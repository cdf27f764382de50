/** Mails that come by the calendar, which each account may decline; all others belong to the account. */
export const REGULAR_MAILS = ['month', 'digest'] as const
export type RegularMail = (typeof REGULAR_MAILS)[number]

/** Who gets it. */
export const READER_OF: Readonly<Record<RegularMail, 'user' | 'admin'>> = { month: 'user', digest: 'admin' }
