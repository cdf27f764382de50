import * as z from 'zod/mini'

const trend = z.object({
  total: z.int(),
  /** The last 30 days in São Paulo, oldest first, today's last. */
  byDay: z.array(z.int()),
  lastDays: z.int(),
  /** The 30 days before those. */
  daysBefore: z.int(),
})

/** The figures of the dashboard. */
export const dashboard = z.object({
  views: trend,
  /** Clicks on WhatsApp, phone, directions and e-mail. */
  contacts: trend,
  /** Showings in lists. */
  appearances: trend,
  leads: z.object({ ...trend.shape, thisMonth: z.int() }),
  reviews: z.object({ ...trend.shape, pending: z.int() }),
  rating: z.object({ average: z.number(), reviewCount: z.int() }),
})
export type Dashboard = z.infer<typeof dashboard>
