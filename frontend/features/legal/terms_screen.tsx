import type { Screen } from '#frontend/lib/screen.ts'
import { TermsPage } from './terms_page.tsx'

export function termsScreen(): Screen {
  return { Component: TermsPage }
}
