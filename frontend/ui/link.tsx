import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate } from 'react-router-dom'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Replaces the present history entry; a link to the present address always does. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** Returns false if the browser shall open the link in another tab or window. */
const isFollowedHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self') =>
  button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link within this site. React Router's own also contains its prefetching, 3 KB (gzip). */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  onClick,
  target,
  children,
  ...props
}: Props) {
  const href = useHref(to)
  const here = createPath(useLocation())
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isFollowedHere(event, target)) return
    event.preventDefault()
    void navigate(to, { replace: replace ?? here === href, state, preventScrollReset })
  }
  return (
    <a {...props} href={href} onClick={follow} target={target} data-discover="true">
      {children}
    </a>
  )
}
