import type { Screen } from '#frontend/lib/screen.ts'
import { ForgotPasswordPage } from './forgot_password_page.tsx'

export function forgotPasswordScreen(): Screen {
  return { Component: ForgotPasswordPage }
}
