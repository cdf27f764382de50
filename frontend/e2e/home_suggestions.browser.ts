import { homeOf } from './support/home.ts'
import { expect, test } from './support/test.ts'

test('asks whether another reading was meant @phone', async ({ page, open }) => {
  const { free, results, chips } = homeOf(page)
  await open('/')

  await free.fill('santa maria')
  await free.press('Enter')

  await expect(chips.getByRole('listitem')).toHaveText(['Santa Maria, RS'])
  await expect(results.getByText('Você quis dizer')).toHaveText(
    /^Você quis dizer Santa Maria, RN( ou .+)?\?$/,
  )
  await results.getByRole('link', { name: 'Santa Maria, RN' }).click()
  await expect(chips.getByRole('listitem')).toHaveText(['Santa Maria, RN'])
})

test('offers what is being typed, and the keyboard chooses from it', async ({ page, open }) => {
  const { free, chips } = homeOf(page)
  const offered = page.getByRole('listbox', { name: 'Sugestões de busca' })
  await open('/')

  await free.pressSequentially('derm')
  await expect(offered.getByRole('group', { name: 'Especialidades' })).toBeVisible()
  await expect(free).toHaveAttribute('aria-expanded', 'true')
  await expect(offered.locator('mark').first()).toHaveText('Derm')
  await free.press('Escape')
  await expect(offered).toBeHidden()

  await free.press('ArrowDown')
  await free.press('ArrowDown')
  const active = offered.getByRole('option', { selected: true })
  await expect(active).toHaveText('Dermatologista')
  await expect(free).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await free.press('Enter')

  await expect(free).toHaveValue('Dermatologista')
  await expect(chips.getByRole('listitem')).toHaveText(['Dermatologista'])
})

test('leads to a person who is chosen from the suggestions @desktop', async ({ page, open }) => {
  const { free } = homeOf(page)
  await open('/')

  await free.pressSequentially('marina lacerda')
  await page.getByRole('option', { name: /Dra\. Marina Lacerda Fontes Cardiologista/ }).click()

  await expect(page).toHaveURL('/marina-lacerda-fontes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dra. Marina Lacerda Fontes')
})
