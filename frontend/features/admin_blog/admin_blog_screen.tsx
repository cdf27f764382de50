import type { Screen } from '#frontend/lib/screen.ts'
import { AdminBlogPage } from './admin_blog_page.tsx'

export function adminBlogScreen(): Screen {
  return { Component: AdminBlogPage }
}
