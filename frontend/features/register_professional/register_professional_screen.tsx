import type { Screen } from '#frontend/lib/screen.ts'
import { RegisterProfessionalPage } from './register_professional_page.tsx'

export function registerProfessionalScreen(): Screen {
  return { Component: RegisterProfessionalPage }
}
