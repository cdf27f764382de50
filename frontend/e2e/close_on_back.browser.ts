import type { Page } from '@playwright/test'
import { MARINA } from './support/cast.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { expect, test } from './support/test.ts'

const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))

/** React Router names every entry but the one that the site was entered by. */
const hasEntryBefore = (page: Page) =>
  page.evaluate(() => Boolean((history.state as { key?: string } | null)?.key))

/** Where each stands, the button that opens it, and what is chosen of its menu. */
const LAYERS: readonly { path: string; button: string | RegExp; item?: string }[] = [
  { path: '/', button: 'Abrir menu' },
  { path: '/blog', button: 'Favoritos e vistos' },
  { path: '/?q=dentista', button: /^Filtros/ },
  { path: `/${MARINA.slug}`, button: 'Compartilhar' },
  { path: `/${MARINA.slug}`, button: 'Avaliar' },
  { path: `/${MARINA.slug}`, button: /^Opções da avaliação de / },
  { path: `/${MARINA.slug}`, button: /^Opções da avaliação de /, item: 'Denunciar' },
]

for (const { path, button, item } of LAYERS)
  test(`${item ?? button} of ${path} is closed by Back, on the first page and on a later one @phone`, async ({
    page,
    open,
  }) => {
    await open(path)
    const address = page.url()
    const named = { name: button }
    const opener = page.getByRole('button', named).or(page.getByRole('link', named)).first()

    const closes = async () => {
      await opener.click()
      if (item) await page.getByRole('menuitem', { name: item }).click()
      await expect(dialogOf(page)).toBeVisible()
      await expect.poll(() => hasEntryBefore(page), 'Back has a page of the site to go to').toBe(true)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL(address)
      await expect(opener).toBeFocused()
    }
    await closes()
    await page.getByRole('link', { name: /página inicial$/ }).click()
    await expect(page.locator('#profissionais')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await closes()
  })

test('Back closes the filters and keeps them, and a link closes the menu @phone', async ({ page, open }) => {
  await open('/?q=dentista')
  const filters = page.getByRole('dialog', { name: 'Filtros' })
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  await filters.getByRole('combobox', { name: 'Convênio' }).selectOption('Bradesco Saúde')
  await expect(page).toHaveURL(/Bradesco/)

  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL(/Bradesco/)
  await page.goBack()
  await expect(page).not.toHaveURL(/Bradesco/)

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(dialogOf(page)).toBeHidden()
})

test('Back closes the leave dialog and search suggestions @phone', async ({ page, open }) => {
  await givenOwnAccount(page)
  await open('/dashboard')
  await page.getByRole('link', { name: 'Editar Perfil' }).first().click()
  await editorOf(page).field('Biografia').fill('Atendo com calma.')

  await page.goBack()
  await expect(dialogOf(page)).toContainText('Sair sem salvar?')
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/edit-profile')
  await page.goBack()
  await dialogOf(page).getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('link', { name: /página inicial$/ }).click()
  const free = page.getByRole('combobox', { name: 'O que você procura?' })
  await free.pressSequentially('dent')
  const suggestions = page.getByRole('listbox', { name: 'Sugestões de busca' })
  await expect(suggestions).toBeVisible()
  await page.goBack()
  await expect(suggestions).toBeHidden()
  await expect(free).toHaveValue('dent')
  await expect(page).toHaveURL('/')
})
