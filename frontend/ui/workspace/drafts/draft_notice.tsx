import { Callout } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  text: string
  /** Buttons or links. */
  children: ReactNode
}

/** Reports what happened to unsaved input. */
export function DraftNotice({ icon, text, children }: Props) {
  return (
    <Callout.Root color="amber" variant="surface" aria-live="polite">
      <Callout.Icon>{icon}</Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
      <div className="cluster middle gap-3">{children}</div>
    </Callout.Root>
  )
}
