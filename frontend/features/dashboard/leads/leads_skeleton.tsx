const ROWS = [1, 2, 3, 4, 5, 6]

/** As high as the leads that are still coming. */
export function LeadsSkeleton() {
  return (
    <div className="leads-skeleton">
      <p className="visually-hidden" aria-live="polite">
        Carregando leads…
      </p>
      <div className="leads-summary" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each} className="leads-summary-item">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar leads-skeleton-value" data-width="short" />
          </span>
        ))}
      </div>
      <div className="list-filters" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each}>
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar skeleton-control" />
          </span>
        ))}
      </div>
      <div className="lead-rows" aria-hidden="true">
        {ROWS.map((each) => (
          <span key={each} className="lead-row-skeleton">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </div>
  )
}
