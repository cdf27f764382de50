import type { House } from '#infrastructure/composition/open_house.ts'
import { builtPageRenderer, type PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'

export const BUILD_FOLDER = new URL('../../../build/', import.meta.url)

export async function pageRendererOf(_house: House): Promise<PageRenderer> {
  return builtPageRenderer(BUILD_FOLDER)
}
