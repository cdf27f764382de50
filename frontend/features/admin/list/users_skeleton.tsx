const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** As high as the first rows that are still coming. */
export function UsersSkeleton() {
  return (
    <div className="users">
      <p className="list-bar list-count" aria-live="polite">
        Carregando os usuários…
      </p>
      <div className="users-skeleton" aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="user-skeleton">
            <span className="user-photo skeleton-bar" />
            <span>
              <span className="skeleton-bar" data-width="short" />
              <span className="skeleton-bar" data-width="long" />
            </span>
            <span>
              <span className="skeleton-bar" data-width="medium" />
              <span className="skeleton-bar" data-width="short" />
            </span>
            <span className="skeleton-bar user-skeleton-control" />
          </div>
        ))}
      </div>
    </div>
  )
}
