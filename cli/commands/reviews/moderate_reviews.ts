import type { Verdict } from '#domain/reviews/review.ts'
import { fail } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
}

const REFUSALS = {
  review_not_found: 'não há avaliação com este id',
  review_already_moderated: 'já foi rejeitada, e a rejeição é definitiva',
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
    refusals: REFUSALS,
    work: async ({ useCases }, reviewId) =>
      isUuid(reviewId)
        ? useCases.moderateReview.execute({ reviewId, verdict, by: operator(), reason: options.reason })
        : fail('review_not_found'),
  })
}
