import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface Activity {
  total: number
  /** One number for each day asked for. */
  byDay: number[]
}

export interface ReviewActivity extends Activity {
  pending: number
}

/** How much patients did for a professional. What is in quarantine does not count, nor do rejected reviews. */
export abstract class ProfileActivity {
  /** Leads, not contacts; `days` in São Paulo as 2026-11-21, oldest first and without gaps. */
  abstract leads(id: ProfessionalId, days: readonly string[]): Promise<Activity>
  /** Pending and approved reviews, by the day they were sent. */
  abstract reviews(id: ProfessionalId, days: readonly string[]): Promise<ReviewActivity>
}
