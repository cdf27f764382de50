import { ThemeContext } from '@radix-ui/themes'
import type { ContextType, ReactNode } from 'react'

const unchangeable = () => undefined

const THEME: NonNullable<ContextType<typeof ThemeContext>> = {
  appearance: 'inherit',
  accentColor: 'teal',
  grayColor: 'sage',
  resolvedGrayColor: 'sage',
  panelBackground: 'solid',
  radius: 'large',
  scaling: '100%',
  onAppearanceChange: unchangeable,
  onAccentColorChange: unchangeable,
  onGrayColorChange: unchangeable,
  onPanelBackgroundChange: unchangeable,
  onRadiusChange: unchangeable,
  onScalingChange: unchangeable,
}

/**
 * Must surround what Radix Themes draws in a portal (Dialog, AlertDialog, DropdownMenu, Select, Popover), so that
 * it takes our colours. It is not around the whole document, because Radix's theme module brings the tooltip and
 * popper code (16 KB gzip) into every page: load what needs it lazily.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return <ThemeContext value={THEME}>{children}</ThemeContext>
}
