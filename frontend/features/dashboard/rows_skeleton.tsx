interface Props {
  count: number
  /** Said to those who do not see it. */
  label: string
}

/** As high as the rows that are still coming. */
export function RowsSkeleton({ count, label }: Props) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div className="rows" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="row">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </>
  )
}
