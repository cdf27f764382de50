import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { listLoader } from './list_loader.ts'
import { SpecialtyPage } from './specialty_page.tsx'

const isServer = typeof document === 'undefined'

/** The server waits for its data; the browser draws at once. */
export function specialtyScreen(data: ScreenData): Screen {
  return { Component: SpecialtyPage, loader: listLoader(data, { waits: isServer }) }
}
