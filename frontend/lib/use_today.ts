import { useState } from 'react'
import { saoPauloDay } from '#domain/shared/dates.ts'

/** Today in São Paulo, as 2026-11-21. */
export function useToday(): string {
  const [now] = useState(Date.now)
  return saoPauloDay(new Date(now))
}
