import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface Activity {
  total: number
  /** One count per requested day. */
  byDay: number[]
}

export interface ReviewActivity extends Activity {
  pending: number
}

/** Counts patients' activity for a professional, without quarantined and rejected items. */
export abstract class ProfileActivity {
  /** Leads, not messages; `days` as 2026-11-21 (São Paulo), oldest first, consecutive. */
  abstract leads(id: ProfessionalId, days: readonly string[]): Promise<Activity>
  /** Pending and approved reviews, by the day of submission. */
  abstract reviews(id: ProfessionalId, days: readonly string[]): Promise<ReviewActivity>
}
