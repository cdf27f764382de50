import type { Screen } from '#frontend/lib/screen.ts'
import { AdminPage } from './admin_page.tsx'

export function adminScreen(): Screen {
  return { Component: AdminPage }
}
