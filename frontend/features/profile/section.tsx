import { Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface Props {
  /** Part of the address after '#', in Portuguese. */
  id: string
  title: string
  /** Stands at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** One titled card of the profile. */
export function Section({ id, title, action, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="profile-section panel">
      <div className="profile-section-head cluster">
        <Heading as="h2" size="5" id={`${id}-titulo`}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
