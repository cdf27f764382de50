import type { Screen } from '#frontend/lib/screen.ts'
import { LoginPage } from './login_page.tsx'

export function loginScreen(): Screen {
  return { Component: LoginPage }
}
