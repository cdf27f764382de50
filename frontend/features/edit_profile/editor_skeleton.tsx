const SECTIONS = [
  { name: 'basic', fields: 6 },
  { name: 'about', fields: 2 },
]

function Field() {
  return (
    <span>
      <span className="skeleton-bar" data-width="short" />
      <span className="skeleton-bar editor-skeleton-control" />
    </span>
  )
}

/** Stands in the editor's place and size until the profile has come. */
export function EditorSkeleton() {
  return (
    <div className="editor" aria-busy="true">
      <p className="visually-hidden">Carregando o seu perfil…</p>
      <div className="section-list editor-skeleton-list" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className="skeleton-bar" data-width="long" />
        ))}
      </div>
      <div className="editor-sections" aria-hidden="true">
        {SECTIONS.map(({ name, fields }) => (
          <div key={name} className="editor-section">
            <span className="skeleton-bar editor-skeleton-title" data-width="short" />
            <div className="editor-fields">
              {Array.from({ length: fields }, (_, field) => (
                <Field key={field} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="card-preview editor-skeleton-preview" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        <span className="editor-section" />
      </div>
    </div>
  )
}
