import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Off by default in axe, but WCAG 2.2 AA asks for it. */
const ALL_RULES: axe.RunOptions = { rules: { 'target-size': { enabled: true } } }
const COLOUR_RULES: axe.RunOptions = { runOnly: ['color-contrast'] }

interface Looks {
  /**
   * In forced colours the browser gives text and ground; only what keeps its own colours could be wrong. Screens and
   * states with it are looked at; `forced_colors.spec.ts` says that it has those of one pair.
   */
  forcedColors?: boolean
}

/** Nothing for axe to find: by all of its rules in light, and by those of colour in dark and, if told, in forced colours. */
export async function expectAccessible(
  page: Page,
  what: string,
  { forcedColors = false }: Looks = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('light')
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(parseEachColourOnce)
  }
  expect(await findingsOf(page, ALL_RULES), what).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await findingsOf(page, COLOUR_RULES), `${what}, dark`).toEqual([])

  if (!forcedColors) return
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('light')
  expect(await findingsOf(page, COLOUR_RULES), `${what}, forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
}

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Color
}

/** Runs in the page. Axe spends a third of its time on parsing the same few colours for each element. */
function parseEachColourOnce(): void {
  const { prototype }: { prototype: Color } = Reflect.get(window, 'axe').commons.color.Color
  const parse = Reflect.get(prototype, 'parseString')
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (this: Color, text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    parse.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

async function findingsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(document, { ...asked, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  }, options)
}
