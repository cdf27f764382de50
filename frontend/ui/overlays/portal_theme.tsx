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
 * Wrap Radix Themes components that use a portal (Dialog, AlertDialog, DropdownMenu, Select, Popover) in this, so that
 * they get our colours. It does not wrap the whole document, since Radix's theme module brings the tooltip and popper
 * code (17 KB gzip) into every page: load such components lazily.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return <ThemeContext value={THEME}>{children}</ThemeContext>
}
