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

/** Returns the words on more than one line that no hyphen divides. */
function brokenWords(headings: Element[]): string[] {
  return headings.flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\u00AD]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !word.includes('\u00AD')) broken.push(word)
      }
    return broken
  })
}

test('breaks no word of a title in letters of twice the size @phone', async ({ page, open }) => {
  await open('/privacidade')
  const paths = [
    '/especialidades/otorrinolaringologista',
    '/?q=fisioterapeuta',
    `/${MARINA.slug}`,
    '/acessibilidade',
  ]
  for (const path of ['/especialidades', ...paths]) {
    await goOnTo(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.locator('main').locator('h1, h2').evaluateAll(brokenWords), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
