import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What the reader can do instead. */
  children: ReactNode
}

export function NothingYet({ title, children }: Props) {
  return (
    <div className="profile-nothing">
      <p className="profile-nothing-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}
