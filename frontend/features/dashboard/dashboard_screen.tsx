import type { Screen } from '#frontend/lib/screen.ts'
import { DashboardPage } from './dashboard_page.tsx'

export function dashboardScreen(): Screen {
  return { Component: DashboardPage }
}
