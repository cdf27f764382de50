import type { ComponentProps } from 'react'
import './fields.css'

/** A styled native check box, which works without JavaScript. Label it from outside. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className="tick-box stack rigid" {...props} />
}
