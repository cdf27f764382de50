/** Stands in the editor's place and size until the profile has come. */
export function EditorSkeleton() {
  return (
    <div className="editor" aria-busy="true">
      <p className="visually-hidden">Carregando o seu perfil…</p>
      <div className="section-list editor-skeleton-list" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        <span className="skeleton-bar" data-width="long" />
      </div>
      <div className="editor-sections" aria-hidden="true">
        {['basic', 'about'].map((section) => (
          <div key={section} className="editor-section editor-skeleton-section">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
            <span className="skeleton-bar" data-width="medium" />
          </div>
        ))}
      </div>
    </div>
  )
}
