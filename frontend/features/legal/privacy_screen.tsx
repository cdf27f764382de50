import type { Screen } from '#frontend/lib/screen.ts'
import { PrivacyPage } from './privacy_page.tsx'

export function privacyScreen(): Screen {
  return { Component: PrivacyPage }
}
