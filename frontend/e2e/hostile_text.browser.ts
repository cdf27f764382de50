import type { Page } from '@playwright/test'
import { HOSTILE_PROFILE, LONG_NAMED_PROFILE, MARKUP } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const NAME = `${HOSTILE_PROFILE.name} ${HOSTILE_PROFILE.lastname}`
const PATH = `/${HOSTILE_PROFILE.slug}`

/** A dialog that opens, or a policy that is broken, fails the test at its end. */
async function watchForScripts(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await page.addInitScript(() => {
    const reports: string[] = []
    Object.assign(window, { policyReports: reports })
    document.addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective))
  })
  return async () => {
    expect(dialogs).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'policyReports'))).toEqual([])
    expect(await page.locator('img[src="x"]').count()).toBe(0)
  }
}

test('escapes markup in a profile and in structured data @desktop', async ({ page, open }) => {
  const expectNothingRan = await watchForScripts(page)
  const { name, main, part, places, reviews } = profileOf(page)
  const response = await open(PATH)

  await expect(name).toHaveText(NAME)
  await expect(part('Sobre')).toContainText(MARKUP.image)
  await expect(part('Sobre')).toContainText(MARKUP.template)
  await expect(part('Serviços')).toContainText(MARKUP.script)
  await expect(places).toContainText(MARKUP.template)
  await expect(reviews).toContainText(MARKUP.script)
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveText('Img A.')
  await main.getByText(MARKUP.template, { exact: true }).last().click()
  await expect(main.getByRole('region', { name: 'Perguntas frequentes' })).toContainText(MARKUP.script)
  await reviews.getByRole('button', { name: 'Avaliar' }).click()
  await expect(page.getByRole('dialog')).toContainText(NAME)
  await expectNothingRan()

  await test.step('structured data, whatever the texts hold', async () => {
    await page.keyboard.press('Escape')
    const html = await response.text()
    const block = await page.locator('script[type="application/ld+json"]').first().textContent()
    const [review] = (JSON.parse(block ?? '') as { review: { reviewBody: string }[] }).review
    const state = await page.locator('#state').textContent()

    expect(block).not.toContain('<')
    expect(state).not.toContain('<')
    expect(html).not.toContain('<script>alert')
    await expect(profileOf(page).reviews.locator('.review-comment')).toHaveText(review?.reviewBody ?? '-')
    expect(review?.reviewBody).toContain(MARKUP.script)
  })
})

test('escapes markup in lists and suggestions @phone', async ({ page, open }) => {
  const expectNothingRan = await watchForScripts(page)
  await open('/especialidades/quiropraxista/cruzeiro-do-sul-ac')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(NAME)
  await page.getByText('Quiropraxistas em uma lista').click()
  await expect(page.getByRole('group').getByRole('link', { name: NAME })).toBeVisible()
  await expectNothingRan()

  await open(`/?q=${encodeURIComponent(MARKUP.script)}&location=${encodeURIComponent(MARKUP.image)}`)
  const { free } = homeOf(page)
  await expect(free).toHaveValue(`${MARKUP.script} ${MARKUP.image}`)
  await free.fill('zoé')
  await expect(page.getByRole('option').filter({ hasText: NAME })).toBeVisible()
  await expectNothingRan()
})

test('limits title and description to one tag of 160 characters @phone', async ({ page, open }) => {
  for (const path of [PATH, `/${LONG_NAMED_PROFILE.slug}`]) {
    await open(path)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
    for (const text of [await page.title(), description]) {
      expect(text.length).toBeLessThanOrEqual(160)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\n|\u200d…/)
    }
  }
})

test.describe('in a browser set to English', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('keeps dates and money Brazilian @desktop', async ({ page, open }) => {
    const { part, reviews } = profileOf(page)
    await open(PATH)

    await expect(reviews.getByRole('time')).toHaveText('19 de novembro de 2026')
    await expect(page.getByRole('main')).toContainText('R$ 1.234,50')
    await expect(part('Serviços')).toContainText('R$ 1.234,50')
    await expect(page.locator('header')).toContainText(['', '5,0'])
  })
})
