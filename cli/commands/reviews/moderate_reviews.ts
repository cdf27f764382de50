import type { Verdict } from '#domain/reviews/review.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function moderateReviews(
  verdict: Verdict,
  ids: readonly string[],
  options: ModerateOptions,
): Promise<void> {
  const verb = verdict === 'approved' ? 'Aprovar' : 'Rejeitar'
  return forEachTarget(ids, options, {
    question: 'Quais avaliações (ids)?',
    sentence: (count) =>
      `${verb} ${count === 1 ? 'esta avaliação' : countOf(count, 'avaliação', 'avaliações')}`,
    done: verdict === 'approved' ? 'aprovada' : 'rejeitada',
    already: verdict === 'approved' ? 'já estava aprovada' : 'já estava rejeitada',
    work: async ({ useCases }, reviewId) => {
      if (!isUuid(reviewId)) return fail('review_not_found')
      const by = operator()
      const found = await useCases.listAllReviews.execute({ by, filter: { id: reviewId }, page: 1, limit: 1 })
      const wasSo = found.ok && found.value.rows[0]?.status === verdict
      const judged = await useCases.moderateReview.execute({ reviewId, verdict, by, reason: options.reason })
      return judged.ok ? ok(!wasSo) : judged
    },
  })
}
