import { Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface Props {
  /** The anchor, in Portuguese. */
  id: string
  title: string
  /** Content at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A card of the profile with a title. */
export function Section({ id, title, action, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="profile-section panel p-5">
      <div className="profile-section-head cluster middle between gap-3">
        <Heading as="h2" size="5" id={`${id}-titulo`}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
