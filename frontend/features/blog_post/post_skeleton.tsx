const LINES = ['long', 'medium', 'long', 'short'] as const

/** The shape of a post while it is on its way. */
export function PostSkeleton() {
  return (
    <div className="page-width post">
      <output className="visually-hidden">Carregando post…</output>
      <div className="post-columns" aria-hidden="true">
        <div className="post-main">
          <div className="post-header">
            <span className="skeleton-bar" data-width="badge" />
            <div className="post-title">
              <span className="skeleton-bar" data-width="long" />
              <span className="skeleton-bar" data-width="medium" />
            </div>
            <div className="post-excerpt">
              <span className="skeleton-bar" />
              <span className="skeleton-bar" data-width="short" />
            </div>
          </div>
          {LINES.map((width, index) => (
            <div key={index} className="post-text">
              <span className="skeleton-bar" />
              <span className="skeleton-bar" />
              <span className="skeleton-bar" data-width={width} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
