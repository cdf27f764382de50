import type { Screen } from '#frontend/lib/screen.ts'
import { ResetPasswordPage } from './reset_password_page.tsx'

export function resetPasswordScreen(): Screen {
  return { Component: ResetPasswordPage }
}
