import { MARINA } from './support/cast.ts'
import { goOnTo } from './support/navigation.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const SCREENS = [
  '/',
  '/?q=dermatologista%20unimed%20sao%20paulo',
  '/?specialty=Quiropraxista&insurance=Geap',
  `/?q=${'paralelepipedo'.repeat(14)}`,
  '/especialidades',
  '/especialidades/otorrinolaringologista',
  '/especialidades/quiropraxista/cruzeiro-do-sul-ac',
  '/especialidades/nada',
  `/${MARINA.slug}`,
  '/texto-com-marcas',
  '/nome-comprido',
  '/nao-existe',
  '/termos',
  '/privacidade',
  '/nao/existe',
]

test('never scrolls sideways at 320 pixels @phone', async ({ page, open }) => {
  await open('/privacidade')
  for (const path of SCREENS) {
    await goOnTo(page, path)
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.body.scrollWidth,
    ])
    expect(Math.max(...widths), path).toBeLessThanOrEqual(320)
  }
})

test('keeps panels and dialogs within 320 pixels @phone', async ({ page, open }) => {
  await open(`/${MARINA.slug}`)
  await profileOf(page).reviews.getByRole('button', { name: 'Avaliar' }).click()
  const review = await page.getByRole('dialog').boundingBox()
  expect(review?.x).toBeGreaterThanOrEqual(0)
  expect((review?.x ?? 0) + (review?.width ?? 999)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Entrar' })).toBeInViewport({ ratio: 1 })
})
