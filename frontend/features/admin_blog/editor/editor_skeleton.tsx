/** As high as the fields that are still coming. */
export function EditorSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando post…</output>
      <div className="post-editor-skeleton" aria-hidden="true">
        {[1, 2, 3, 4].map((field) => (
          <span key={field} className="post-editor-skeleton-field">
            <span className="skeleton-bar" data-width="badge" />
            <span className="skeleton-bar post-editor-skeleton-control" />
          </span>
        ))}
      </div>
    </>
  )
}
