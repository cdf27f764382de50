import type { ComponentProps } from 'react'
import './fields.css'

/** The platform's own check box in our colours: it works without JavaScript. Label it from outside. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className="tick-box" {...props} />
}
