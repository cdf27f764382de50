import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  hint: string
  children: ReactNode
}

/** A part of the form with a heading of its own, where its link leads to. */
export function FieldGroup({ id, title, hint, children }: Props) {
  return (
    <section id={id} tabIndex={-1} className="field-group" aria-labelledby={`${id}-titulo`}>
      <div className="field-group-head">
        <h2 id={`${id}-titulo`}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className="field-group-fields">{children}</div>
    </section>
  )
}
