import type { ReactNode } from 'react'

/**
 * What `<Theme accentColor="teal" grayColor="sage" radius="large">` of Radix Themes renders, without its code.
 * Light or dark is the class of the html element; portals take the same choices from PortalTheme.
 */
export function ThemedPage({ children }: { children: ReactNode }) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color="teal"
      data-gray-color="sage"
      data-has-background="true"
      data-panel-background="solid"
      data-radius="large"
      data-scaling="100%"
    >
      {children}
    </div>
  )
}
