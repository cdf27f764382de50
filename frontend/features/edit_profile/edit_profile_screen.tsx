import type { Screen } from '#frontend/lib/screen.ts'
import { EditProfilePage } from './edit_profile_page.tsx'

export function editProfileScreen(): Screen {
  return { Component: EditProfilePage }
}
