const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** As high as the posts that are still coming. */
export function PostsSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando posts…</output>
      <div className="post-rows-skeleton" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className="post-row-skeleton">
            <span className="skeleton-bar post-skeleton-title" data-width="long" />
            <span className="skeleton-bar" data-width="medium" />
            <span className="post-skeleton-end">
              <span className="skeleton-bar post-skeleton-switch" />
              <span className="skeleton-bar post-skeleton-switch" />
            </span>
          </span>
        ))}
      </div>
    </>
  )
}
