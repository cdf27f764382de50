import { MARINA } from './support/cast.ts'
import { expect, test } from './support/test.ts'

/** Returns by how much the page has moved under the reader's eyes since it began. */
function layoutShift(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new PerformanceObserver((list) =>
    resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
  )
  observer.observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => setTimeout(() => resolve(0)))
  return promise
}

test.describe('a browser in English', () => {
  test.use({ locale: 'en-US' })

  test('is offered the profile in English and reads it there @phone', async ({ page, open }) => {
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await open(`/${MARINA.slug}`)
    await expect(main.getByRole('link', { name: 'English' })).toHaveClass(/is-offered/)
    expect(await page.evaluate(layoutShift)).toBe(0)
    await main.getByRole('link', { name: 'English' }).click()

    await expect(page).toHaveURL(`/${MARINA.slug}?lang=en`)
    await expect(main.getByRole('region', { name: 'Services' })).toContainText('R$ 480.00')
    await expect(main.locator('header')).toContainText('Cardiologist')
    await expect(main.getByRole('region', { name: 'Locations' })).toContainText(
      'Sees patients on: Monday, Tuesday, Wednesday, Saturday',
    )
    await expect(main.getByRole('link', { name: 'Directions to Espaço Sabiá' })).toBeVisible()
    await expect(main.locator('.profile')).toHaveAttribute('lang', 'en')
    await expect(heading).toHaveAttribute('lang', 'pt-BR')

    const reviews = main.getByRole('region', { name: 'Reviews' })
    await reviews
      .getByRole('button', { name: /^Options for the review by / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const report = page.getByRole('alertdialog', { name: 'Report this review' })
    await expect(report.getByRole('radio', { name: 'Advertising or spam' })).toBeVisible()
    await report.getByRole('button', { name: 'Cancel' }).click()
    await reviews.getByRole('button', { name: 'Write a review' }).click()
    const review = page.getByRole('dialog', { name: 'Write a review' })
    await review.locator('label').filter({ hasText: '5 stars: Excellent' }).click()
    await review.getByRole('button', { name: 'Send review' }).click()
    await expect(review).toContainText('Enter your name, in letters only')
    await expect(review).toContainText('Tick the box to continue')
    await review.getByRole('button', { name: 'Cancel' }).click()

    await main.getByRole('link', { name: 'Português' }).click()
    await expect(main.getByRole('region', { name: 'Serviços' })).toContainText('R$ 480,00')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the profile in Spanish, and where each language stands @phone', async ({ page }) => {
    await page.goto(`/${MARINA.slug}`)
    await page.getByRole('link', { name: 'Español' }).click()

    await expect(page.getByRole('main').locator('header')).toContainText('Cardióloga')
    await expect(page).toHaveTitle(/Cardióloga en São Paulo, SP/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${MARINA.slug}\\?lang=es$`),
    )
    const alternates = page.locator('head link[rel=alternate][hreflang]')
    expect(await alternates.evaluateAll((all) => all.map((each) => each.getAttribute('hreflang')))).toEqual([
      'pt-BR',
      'en',
      'es',
      'x-default',
    ])
  })
})
