import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import type { ReviewAdminListRow, ReviewQueue } from '#application/ports/review_repository.ts'
import { type Objection, OBJECTION_WORDS } from '#domain/reviews/objections.ts'
import { POINT_WORDS } from '#domain/reviews/points.ts'
import type { ReviewStatus, ModeratedStatus } from '#domain/reviews/review.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { unwrap, fail, ok } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { asId, type ReviewId } from '#domain/shared/ids.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { type Column, type Field, moment } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  status?: ReviewStatus
  professional?: string
  quarantined?: boolean
  suspicious?: boolean
  queue?: ReviewQueue
}

export async function listReviews({ professional: typed, ...options }: ListOptions): Promise<void> {
  const { status, quarantined, suspicious, queue } = options
  await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    const filter = { status, quarantined, suspicious, queue, professional, ...daysOf(options) }
    await printList(options, {
      name: 'reviews',
      nouns: ['avaliação', 'avaliações'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listAllReviews.execute({ by: operator(), filter, page, limit })),
    })
  })
}

export function showReviews(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais avaliações (ids)?',
    async find(useCases, key) {
      if (!isUuid(key)) return null
      const filter = { id: asId<ReviewId>(key) }
      const listed = await useCases.listAllReviews.execute({ by: operator(), filter, page: 1, limit: 1 })
      return unwrap(listed).rows[0] ?? null
    },
    missing: (key) => `Não há avaliação '${key}'.`,
    fields: (review) => [
      ...COLUMNS.map(({ title, value }): Field => [title, value(review)]),
      ['Recebida', moment(review.createdAt)],
      ['Consentimento', review.consentVersion],
    ],
  })
}

const STATUSES = { pending: 'pendente', approved: 'aprovada', rejected: 'rejeitada' } as const

const COLUMNS: readonly Column<ReviewAdminListRow>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Profissional', value: ({ professional }) => professional },
  { title: 'Paciente', value: ({ patientName }) => patientName },
  { title: 'Nota', value: ({ rating }) => rating, align: 'right' },
  { title: 'Situação', value: ({ status }) => STATUSES[status] },
  { title: 'Alerta', value: warningsOf },
  { title: 'Pontos', value: ({ points }) => points.map((point) => POINT_WORDS[point]).join(', ') || null },
  { title: 'Comentário', value: ({ comment }) => comment },
]

function warningsOf({ quarantined, suspicious, reports, objection }: ReviewAdminListRow): string | null {
  const warnings = [
    quarantined && 'quarentena',
    suspicious && 'mesmo endereço do profissional',
    ...reports.map(({ objection: kind, count }) => `${formatNumber(count)}× ${OBJECTION_WORDS[kind]}`),
    objection && `motivo: ${OBJECTION_WORDS[objection]}`,
  ]
  return warnings.filter(Boolean).join(', ') || null
}

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function moderateReviews(
  status: ModeratedStatus,
  ids: readonly string[],
  options: ModerateOptions,
): Promise<void> {
  const verb = status === 'approved' ? 'Aprovar' : 'Rejeitar'
  return forEachTarget(ids, options, {
    question: 'Quais avaliações (ids)?',
    sentence: (count) =>
      `${verb} ${count === 1 ? 'esta avaliação' : countOf(count, 'avaliação', 'avaliações')}`,
    done: status === 'approved' ? 'aprovada' : 'rejeitada',
    already: status === 'approved' ? 'já estava aprovada' : 'já estava rejeitada',
    work: async ({ useCases }, key) => {
      if (!isUuid(key)) return fail('review_not_found')
      const reviewId = asId<ReviewId>(key)
      const by = operator()
      const found = await useCases.listAllReviews.execute({ by, filter: { id: reviewId }, page: 1, limit: 1 })
      const wasSo = found.ok && found.value.rows[0]?.status === status
      const judged = await useCases.moderateReview.execute({ reviewId, status, by, reason: options.reason })
      return judged.ok ? ok(!wasSo) : judged
    },
  })
}

/** Keeps the reviews unless an objection is given. */
export function decideReviews(
  ids: readonly string[],
  { objection, ...options }: ModerateOptions & { objection?: Objection },
): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais avaliações (ids)?',
    sentence: (count) =>
      `${objection ? 'Remover' : 'Manter'} ${count === 1 ? 'esta avaliação' : countOf(count, 'avaliação', 'avaliações')}`,
    done: objection ? 'removida' : 'mantida',
    already: 'já estava assim',
    work: async ({ useCases }, key) => {
      if (!isUuid(key)) return fail('review_not_found')
      const decision = { reviewId: asId<ReviewId>(key), by: operator(), objection, reason: options.reason }
      const decided = await useCases.decideReview.execute(decision)
      return decided.ok ? ok(true) : decided
    },
  })
}
