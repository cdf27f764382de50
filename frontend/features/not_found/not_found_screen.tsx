import { data } from 'react-router-dom'
import type { Screen } from '#frontend/lib/screen.ts'
import { NotFoundPage } from './not_found_page.tsx'

export function notFoundScreen(): Screen {
  return { Component: NotFoundPage, loader: () => data(null, { status: 404 }) }
}
