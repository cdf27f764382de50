import type { Locator, Page } from '@playwright/test'
import { MARINA } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** Walks with the Tab key, as far as needed, until the element has the focus; fails where the walk passes it by. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test('goes from the search to a lead by the keyboard alone', async ({ page, open }) => {
  const { free, cards } = homeOf(page)
  const { name, field, consent, lead } = profileOf(page)
  await open('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await tabTo(page, free)
  await page.keyboard.type('marina lacerda fontes')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(1)

  await tabTo(page, cards.getByRole('link', { name: `Ver Perfil de ${MARINA.name}` }))
  await page.keyboard.press('Enter')
  await expect(name).toHaveText(MARINA.name)
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, field('Seu nome'))
  await page.keyboard.type('Rita Souza')
  await page.keyboard.press('Tab')
  await page.keyboard.type('11912345678')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Consulta Geral')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Atendimento')
  await expect(field('Local')).toHaveValue('Atendimento Online')
  await page.keyboard.press('Tab')
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.route('https://www.example.com/**', (route) => route.fulfill({ body: '' }))
  await tabTo(page, lead.getByRole('button', { name: 'Enviar interesse' }))
  await page.keyboard.press('Enter')

  await expect(toastOf(page)).toContainText('Interesse registrado!')
  await expect(page.locator('.lead-thanks')).toBeFocused()
})

/** Whether the element with the focus, or the box it stands in, is outlined. */
function isFocusShown(): boolean {
  let element = document.activeElement
  for (let box = 0; element && box < 3; box += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return true
  }
  return false
}

test('shows where the keyboard is', async ({ page, open }) => {
  for (const path of ['/', `/${MARINA.slug}`, '/termos']) {
    await open(path)
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
      expect(await page.evaluate(isFocusShown), focused).toBe(true)
    }
  }
})
