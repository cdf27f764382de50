import { Button } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import type { ReviewsPage } from '#contract/reviews.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { countReviews, formatRating } from '#frontend/lib/rating.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'
import { NothingYet } from '../about/nothing_yet.tsx'
import { ReviewItem } from './review_item.tsx'
import { reviewsPageIn, withReviewsPage } from './reviews_page_in_url.ts'
import { ReviewsPagination } from './reviews_pagination.tsx'
import { ReviewsSkeleton } from './reviews_skeleton.tsx'
import { StarsDistribution } from './stars_distribution.tsx'

interface Props {
  profile: ProfessionalProfile
}

/** The list in its four faces: loading, failed, empty and full. */
export function ReviewsList({ profile }: Props) {
  const [address] = useSearchParams()
  const page = reviewsPageIn(address)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...reviewsQuery(usePublicApi(), profile.id, page),
    placeholderData: keepPreviousData,
  })
  if (isError) return <ErrorState heading="h3" onRetry={() => void refetch()} />
  if (!data) return <ReviewsSkeleton />
  if (data.total === 0) return <NoReviews />
  return (
    <>
      <Summary profile={profile} reviewsPage={data} />
      {data.reviews.length === 0 ? (
        <PastTheEnd />
      ) : (
        <Page reviewsPage={data} isChanging={isPlaceholderData} />
      )}
      <ReviewsPagination page={page} total={data.total} />
    </>
  )
}

function Page({ reviewsPage, isChanging }: { reviewsPage: ReviewsPage; isChanging: boolean }) {
  return (
    <ul className="reviews" aria-busy={isChanging}>
      {reviewsPage.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  )
}

function Summary({ profile, reviewsPage }: Props & { reviewsPage: ReviewsPage }) {
  return (
    <div className="reviews-summary">
      <div className="reviews-average">
        <strong aria-hidden>{formatRating(profile.rating)}</strong>
        <RatingStars rating={profile.rating} />
        <span>{countReviews(reviewsPage.total)}</span>
      </div>
      {reviewsPage.distribution && <StarsDistribution distribution={reviewsPage.distribution} />}
    </div>
  )
}

function NoReviews() {
  return (
    <NothingYet title="Ainda não há avaliações">
      Já foi atendido aqui? Sua avaliação ajuda outras pessoas a escolher.
    </NothingYet>
  )
}

function PastTheEnd() {
  const [address] = useSearchParams()
  return (
    <NothingYet title="Não há avaliações nesta página">
      <Button asChild variant="soft">
        <Link to={withReviewsPage(address, 1)}>Ver as mais recentes</Link>
      </Button>
    </NothingYet>
  )
}
