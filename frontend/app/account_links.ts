import type { Greeted } from '#frontend/api/session.ts'
import { paths } from '#frontend/paths.ts'

const SECURITY = { label: 'Segurança', to: paths.security }

/** The menu's links for a logged-in person, by role. */
export function accountLinksOf({ role }: Greeted): readonly { label: string; to: string }[] {
  if (role !== 'admin') return [{ label: 'Dashboard', to: paths.dashboard }, SECURITY]
  return [{ label: 'Admin', to: paths.admin }, { label: 'Gerenciar Blog', to: paths.adminBlog }, SECURITY]
}
