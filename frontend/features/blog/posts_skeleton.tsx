const SKELETONS = 6

/** Six cards of the final size while the posts are on their way. */
export function PostsSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando posts…</output>
      <ul className="plain-list posts-grid" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="post-card">
            <span className="skeleton-bar blog-skeleton-cover" />
            <div className="post-card-body">
              <p className="post-card-kind">
                <span className="skeleton-bar" data-width="badge" />
              </p>
              <p className="post-card-title">
                <span className="skeleton-bar" data-width="long" />
                <span className="skeleton-bar" data-width="short" />
              </p>
              <p className="post-card-text blog-skeleton-text">
                <span className="skeleton-bar" />
                <span className="skeleton-bar" />
                <span className="skeleton-bar" data-width="medium" />
              </p>
              <p className="post-card-foot blog-skeleton-foot">
                <span className="skeleton-bar" data-width="short" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
