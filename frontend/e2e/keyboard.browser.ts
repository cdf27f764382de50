import { MARINA } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { tabTo } from './support/typing.ts'

test('gets from the search to a lead by keyboard alone @desktop', async ({ page, open }) => {
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
  await tabTo(page, lead.getByRole('button', { name: 'Pedir contato' }))
  await page.keyboard.press('Enter')

  await expect(toastOf(page)).toContainText('Interesse registrado!')
  await expect(page.locator('.lead-thanks')).toBeFocused()
})

/** The element with the focus where neither it nor the box it stands in is outlined; past the last one there is none. */
function unseenFocus(): string | null {
  const focused = document.activeElement ?? document.body
  let element: Element | null = focused
  for (
    let box = 0;
    element && element !== document.body && box < 3;
    box += 1, element = element.parentElement
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return null
  }
  return focused === document.body ? null : focused.outerHTML
}

test('shows the keyboard focus @desktop', async ({ page, open }) => {
  for (const path of ['/', `/${MARINA.slug}`, '/termos']) {
    await open(path)
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(unseenFocus)).toBeNull()
    }
  }
})
