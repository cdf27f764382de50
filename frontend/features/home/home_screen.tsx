import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { HomePage } from './home_page.tsx'

export function homeScreen(_data: ScreenData): Screen {
  return { Component: HomePage, loader: () => null }
}
