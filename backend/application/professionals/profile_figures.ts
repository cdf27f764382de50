import type { Ports } from '#application/ports/ports.ts'
import type { Counted } from '#application/ports/contact_counter.ts'
import type { RefusedInsurer } from '#application/ports/insurer_reports.ts'
import { lastDays, saoPauloDay } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { type Visitor, visitorKey } from '#domain/shared/visitor.ts'
import {
  type OwnershipDependencies,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from './editing/own_profile.ts'
import type { Viewer } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

const PERIOD_DAYS = 30

interface Trend {
  total: number
  /** The last 30 days (São Paulo), oldest first, today last. */
  byDay: number[]
  lastDays: number
  /** The total of the preceding 30 days. */
  daysBefore: number
}

interface Dashboard {
  views: Trend
  /** Clicks on WhatsApp, phone, directions and e-mail. */
  contacts: Trend
  /** Appearances in lists. */
  appearances: Trend
  leads: Trend & { thisMonth: number }
  reviews: Trend & { pending: number }
  rating: { average: number; reviewCount: number }
  /** What patients said since the insurers were last confirmed, the newest month first. */
  refusedInsurers: RefusedInsurer[]
}

type Dependencies = OwnershipDependencies &
  Ports<'activity' | 'views' | 'contactCounter' | 'insurerReports' | 'clock'>

/** Returns the figures of a professional's dashboard, for the owner alone. */
export class CountDashboard extends UseCase<Dependencies> {
  async execute(request: OwnRequest): Promise<Result<Dashboard, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, request)
    if (!ownership.ok) return ownership
    const { professionals, activity, views, contactCounter, insurerReports, clock } = this.deps
    const id = request.professionalId
    const now = clock.now()
    const days = lastDays(now, 2 * PERIOD_DAYS)
    const [professional, viewed, leads, reviews, counted, refusedInsurers] = await Promise.all([
      professionals.findById(id),
      views.profileViews(id, days.length),
      activity.leads(id, days),
      activity.reviews(id, days),
      contactCounter.byDay(id, days),
      insurerReports.unanswered(id),
    ])
    if (!professional) return fail('professional_not_found')
    const { rating, reviewCount } = professional.state
    const daysOfMonth = Number(saoPauloDay(now).slice(-2))
    return ok({
      views: trendOf(viewed.total, viewed.byDay),
      contacts: trendOf(counted.contacts.total, counted.contacts.byDay),
      appearances: trendOf(counted.appearances.total, counted.appearances.byDay),
      leads: { ...trendOf(leads.total, leads.byDay), thisMonth: sum(leads.byDay.slice(-daysOfMonth)) },
      reviews: { ...trendOf(reviews.total, reviews.byDay), pending: reviews.pending },
      rating: { average: rating, reviewCount },
      refusedInsurers,
    })
  }
}

function trendOf(total: number, counts: readonly number[]): Trend {
  const byDay = counts.slice(-PERIOD_DAYS)
  return { total, byDay, lastDays: sum(byDay), daysBefore: sum(counts.slice(0, -PERIOD_DAYS)) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export interface RecordProfileViewInput {
  professionalId: ProfessionalId
  visitor: Visitor
  /** The logged-in account, if any. */
  viewer?: Viewer | null
}

/** Counts a profile view, once per person and day; the owner, administrators and crawlers do not count. */
export class RecordProfileView extends UseCase<Ports<'directory' | 'views' | 'crawlers'>> {
  /** Returns `counted` for a repeated view too. */
  async execute(input: RecordProfileViewInput): Promise<'counted' | 'ignored' | 'not_found'> {
    const { professionalId, visitor, viewer } = input
    if (!(await this.deps.directory.isListed(professionalId))) return 'not_found'
    const isOurs = viewer && (professionalOf(viewer.id) === professionalId || viewer.role === 'admin')
    if (isOurs || this.deps.crawlers.isCrawler(visitor.userAgent)) return 'ignored'
    await this.deps.views.recordProfileView(professionalId, visitorKey(visitor))
    return 'counted'
  }
}

interface CountContactsInput {
  kind: Counted
  /** At most 60. */
  ids: readonly ProfessionalId[]
  viewer: Viewer | null
  visitor: Visitor
}

/**
 * Counts contacts with professionals or their appearances in lists, each once for a sender and day. Owners,
 * administrators and crawlers do not count.
 */
export class CountContacts extends UseCase<Ports<'contactCounter' | 'crawlers'>> {
  execute({ kind, ids, viewer, visitor }: CountContactsInput): void {
    if (viewer?.role === 'admin' || this.deps.crawlers.isCrawler(visitor.userAgent)) return
    const others = ids.filter((id) => !viewer || professionalOf(viewer.id) !== id)
    this.deps.contactCounter.count(kind, [...new Set(others)], visitorKey(visitor))
  }
}
