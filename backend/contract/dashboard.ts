import * as z from 'zod/mini'

const trend = z.object({
  total: z.int(),
  /** The last 30 days (São Paulo), oldest first, today last. */
  byDay: z.array(z.int()),
  lastDays: z.int(),
  /** The total of the preceding 30 days. */
  daysBefore: z.int(),
})

/** The figures of the dashboard. */
export const dashboard = z.object({
  views: trend,
  /** Clicks on WhatsApp, phone, directions and e-mail. */
  contacts: trend,
  /** Appearances in lists. */
  appearances: trend,
  leads: z.object({ ...trend.shape, thisMonth: z.int() }),
  reviews: z.object({ ...trend.shape, pending: z.int() }),
  rating: z.object({ average: z.number(), reviewCount: z.int() }),
  /** What patients said since the last confirmation; the month as 2026-11, the newest first. */
  refusedInsurers: z.array(z.object({ insurer: z.string(), month: z.string(), senders: z.int() })),
})
export type Dashboard = z.infer<typeof dashboard>
