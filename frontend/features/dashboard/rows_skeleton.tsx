interface Props {
  count: number
  /** Lines of a row beneath its head. */
  lines?: number
  /** Said to those who do not see it. */
  label: string
}

/** As high as the rows that are still coming. */
export function RowsSkeleton({ count, lines = 1, label }: Props) {
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {label}
      </p>
      <div className="rows" aria-hidden="true">
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
