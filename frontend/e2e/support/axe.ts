import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Off by default in axe, but WCAG 2.2 AA asks for it. */
const RULES = { 'target-size': { enabled: true } }

/** Nothing for axe to find: by all of its rules in light, and by those of colour in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('light')
  expect(await findingsOf(new AxeBuilder({ page }).options({ rules: RULES })), what).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await findingsOf(new AxeBuilder({ page }).withRules(['color-contrast'])), `${what}, dark`).toEqual(
    [],
  )
}

async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
