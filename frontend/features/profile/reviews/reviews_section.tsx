import { Button, Skeleton } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams, Link } from 'react-router-dom'
import { Ellipsis, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import type { Review, ReviewOrder, ReviewsPage } from '#contract/reviews.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { useCurrentUser } from '#frontend/api/session.ts'
import { REVIEW_HASH } from '#frontend/paths.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { NothingYet } from '../about/offer.tsx'
import { fill, useWords } from '../phrases/words.ts'
import {
  pagesOfReviews,
  reviewsOrderIn,
  reviewsPageIn,
  withReviewsOrder,
  withReviewsPage,
} from '../in_url.ts'
import { Section } from '../section.tsx'
import { ReviewsSummary, Ticked } from './reviews_summary.tsx'
import './reviews.css'

const SubmitReviewDialog = lazyPart({
  lost: 'Não conseguimos abrir a avaliação.',
  load: async () => (await import('./submit/submit_review_dialog.tsx')).SubmitReviewDialog,
})

/** Opens the review dialog, whose code loads when it is about to be used. */
function SubmitReviewButton({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [wasInvited, setInvited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  const isInvited = useInBrowser(() => hash === REVIEW_HASH, false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  if (isInvited !== wasInvited) {
    setInvited(isInvited)
    if (isInvited) open()
  }
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        size="3"
        aria-haspopup="dialog"
        className="needs-scripting"
        onPointerEnter={() => void SubmitReviewDialog.fetch()}
        onFocus={() => void SubmitReviewDialog.fetch()}
        onClick={open}
      >
        <PenLine aria-hidden size={18} /> {texts.writeReview}
      </Button>
      {wasOpened && (
        <SubmitReviewDialog
          profile={profile}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpened(false)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  )
}

const ReviewMenu = lazyPart({ load: async () => (await import('./review_menu.tsx')).ReviewMenu })

/** What else can be done with a review; its code loads when it is about to be opened. */
function MoreButton({ review }: { review: Review }) {
  const { texts } = useWords()
  const [wasOpened, setOpened] = useState(false)
  const button = (
    <button
      type="button"
      className="review-more quiet needs-scripting"
      aria-haspopup="menu"
      aria-label={fill(texts.optionsOfReview, { name: review.patientName })}
      onPointerEnter={() => void ReviewMenu.fetch()}
      onFocus={() => void ReviewMenu.fetch()}
      onClick={() => setOpened(true)}
    >
      <Ellipsis aria-hidden size={18} />
    </button>
  )
  return wasOpened ? <ReviewMenu review={review} fallback={button} /> : button
}

function ReviewItem({ review, owner }: { review: Review; owner: string }) {
  const { patientName, rating, comment, points, answer, answeredAt, createdAt } = review
  const { texts, written, longDate, rating: ratingWords } = useWords()
  return (
    <li className="review">
      <div className="review-head cluster between">
        <h3 lang={written}>{patientName}</h3>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </div>
      <div className="line between">
        <RatingStars rating={rating} label={fill(texts.ratingOf, { rating: ratingWords(rating) })} />
        <MoreButton review={review} />
      </div>
      {comment && (
        <p className="review-comment measure breakable" lang={written}>
          {comment}
        </p>
      )}
      <Ticked points={points} />
      {answer && (
        <blockquote className="review-answer stack gap-1">
          <p className="review-answer-head cluster between small">
            <strong>{fill(texts.answerOf, { name: owner })}</strong>
            {answeredAt && <time dateTime={answeredAt}>{longDate(answeredAt)}</time>}
          </p>
          <p className="review-comment measure breakable" lang={written}>
            {answer}
          </p>
        </blockquote>
      )}
    </li>
  )
}

function ReviewsPagination({ page, total }: { page: number; total: number }) {
  const [address] = useSearchParams()
  const { texts } = useWords()
  return (
    <Pagination
      label={texts.pagesOfReviews}
      words={texts}
      current={page}
      total={pagesOfReviews(total)}
      to={(next) => withReviewsPage(address, next)}
    />
  )
}

const ROWS = [1, 2, 3]

function ReviewsSkeleton() {
  const { texts } = useWords()
  return (
    <section aria-busy aria-label={texts.loadingReviews}>
      <ul className="reviews" aria-hidden>
        {ROWS.map((row) => (
          <li key={row} className="review">
            <Skeleton width="40%" height="24px" />
            <Skeleton width="112px" height="20px" />
            <Skeleton width="100%" height="48px" />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReviewsListProps {
  profile: ProfessionalProfile
}

/** The list: loading, failed, empty or full. */
function ReviewsList({ profile }: ReviewsListProps) {
  const [address] = useSearchParams()
  const page = reviewsPageIn(address)
  const { texts } = useWords()
  const order = reviewsOrderIn(address)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...reviewsQuery(usePublicApi(), profile.id, page, order),
    placeholderData: keepPreviousData,
  })
  if (isError)
    return (
      <ErrorState
        heading="h3"
        title={texts.reviewsLost}
        description={texts.reviewsLostAdvice}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ReviewsSkeleton />
  if (data.total === 0) return <NoReviews />
  return (
    <>
      <ReviewsSummary profile={profile} reviewsPage={data} />
      {data.total > 1 && <OrderLinks address={address} order={order} />}
      {data.reviews.length === 0 ? (
        <PastTheEnd />
      ) : (
        <Page reviewsPage={data} isChanging={isPlaceholderData} owner={professionalName(profile)} />
      )}
      <ReviewsPagination page={page} total={data.total} />
    </>
  )
}

interface OrderProps {
  address: URLSearchParams
  order: ReviewOrder
}

const ORDERS = { newest: 'newestReviews', lowest: 'lowestReviews' } as const

function OrderLinks({ address, order: chosen }: OrderProps) {
  const { texts } = useWords()
  return (
    <nav className="reviews-order cluster gap-2 mt-4" aria-label={texts.orderOfReviews}>
      {(['newest', 'lowest'] as const).map((order) => (
        <Button key={order} asChild size="2" variant="soft" color={order === chosen ? 'teal' : 'gray'}>
          <Link
            to={withReviewsOrder(address, order)}
            aria-current={order === chosen}
            preventScrollReset
            rel="nofollow"
          >
            {texts[ORDERS[order]]}
          </Link>
        </Button>
      ))}
    </nav>
  )
}

interface PageProps {
  reviewsPage: ReviewsPage
  isChanging: boolean
  /** Who answers. */
  owner: string
}

function Page({ reviewsPage, isChanging, owner }: PageProps) {
  return (
    <ul className="reviews" aria-busy={isChanging}>
      {reviewsPage.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} owner={owner} />
      ))}
    </ul>
  )
}

function NoReviews() {
  const { texts } = useWords()
  return <NothingYet title={texts.nobodyReviewed}>{texts.nobodyReviewedAdvice}</NothingYet>
}

function PastTheEnd() {
  const [address] = useSearchParams()
  const { texts } = useWords()
  return (
    <NothingYet title={texts.noReviewsHere}>
      <Button asChild variant="soft">
        <Link to={withReviewsPage(address, 1)}>{texts.seeNewest}</Link>
      </Button>
    </NothingYet>
  )
}

/** The reviews, and a button to write one, except on the own profile. */
export function ReviewsSection({ profile }: { profile: ProfessionalProfile }) {
  const viewer = useCurrentUser()
  const isOwn = useInBrowser(() => viewer?.id === profile.id, false)
  const { texts } = useWords()
  return (
    <Section
      id="avaliacoes"
      title={texts.reviews}
      action={!isOwn && <SubmitReviewButton profile={profile} />}
    >
      <ReviewsList profile={profile} />
    </Section>
  )
}
