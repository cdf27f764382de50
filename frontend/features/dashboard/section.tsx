import { Heading } from '@radix-ui/themes'
import { useId, type ReactNode, useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { POINT_WORDS } from '#contract/review_terms.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { panelId, TABS, toTab, type TabKey } from './dashboard_in_url.ts'

interface SectionProps {
  title: string
  /** Content at the end of the title's line: a link or a count. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of the dashboard. */
export function Section({ title, aside, className = '', children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={`dashboard-section panel stack gap-4 ${className}`} aria-labelledby={titleId}>
      <div className="dashboard-section-head cluster between">
        <Heading as="h2" size="4" id={titleId}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface RowsSkeletonProps {
  count: number
  /** Lines below a row's first one. */
  lines?: number
  /** For screen readers. */
  label: string
}

/** Shown while rows load; as high as they will be. */
export function RowsSkeleton({ count, lines = 1, label }: RowsSkeletonProps) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div className="rows stack" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="row">
            <span className="skeleton-bar" data-width="short" />
            {Array.from({ length: lines }, (_line, each) => (
              <span key={each} className="skeleton-bar" data-width="long" />
            ))}
          </span>
        ))}
      </div>
    </>
  )
}

/** One review: author, date, stars, comment. */
export function ReviewText({
  review: { patientName, rating, comment, points, createdAt },
}: {
  review: OwnReview
}) {
  return (
    <>
      <div className="line between gap-3">
        <Heading as="h3" size="3" className="breakable">
          {patientName}
        </Heading>
        <time className="quiet small rigid digits" dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
      </div>
      <RatingStars rating={rating} size="small" />
      {comment && <p className="row-text measure quiet">{comment}</p>}
      {points.length > 0 && (
        <p className="quiet small">{points.map((each) => POINT_WORDS[each]).join(' · ')}</p>
      )}
    </>
  )
}

interface TabListProps {
  chosen: TabKey
  /** What waits for an answer or a decision; the tabs show the numbers. */
  waiting: Partial<Record<TabKey, number>>
}

export function TabList({ chosen, waiting }: TabListProps) {
  const tabs = TABS.map(({ key, label }) => ({
    key,
    label,
    to: toTab(key),
    panelId: panelId(key),
    mark: <PendingCount count={waiting[key] ?? 0} />,
  }))
  return <TabLinks label="Partes do dashboard" tabs={tabs} chosen={chosen} />
}

function PendingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="dashboard-tab-count semibold">
      <span>{formatNumber(count)}</span>
      <span className="visually-hidden">{count === 1 ? ' pendente' : ' pendentes'}</span>
    </span>
  )
}

interface TabPanelProps {
  tab: TabKey
  chosen: TabKey
  children: ReactNode
}

/** A tab's content: rendered when first opened and then kept, with its input. */
export function TabPanel({ tab, chosen, children }: TabPanelProps) {
  const isChosen = tab === chosen
  const [wasOpened, setOpened] = useState(isChosen)
  if (isChosen && !wasOpened) setOpened(true)
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabLinkId(tab)}
      className="stack gap-5"
      hidden={!isChosen}
    >
      {wasOpened && children}
    </div>
  )
}
