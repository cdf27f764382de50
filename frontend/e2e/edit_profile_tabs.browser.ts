import type { BrowserContext } from '@playwright/test'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

async function openEditor(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/edit-profile')
  await expect(editorOf(page).field('Biografia')).toBeVisible()
  return { page, ...editorOf(page) }
}

test('merges changes of two tabs, and lets the person resolve conflicts @desktop', async ({
  page,
  context,
}) => {
  await givenOwnAccount(page)
  const first = await openEditor(context)
  const second = await openEditor(context)
  const third = await openEditor(context)

  await first.field('Biografia').fill('Da primeira aba.')
  await first.save.click()
  await expect(toastOf(first.page)).toContainText('Perfil atualizado!')
  await second.field('Experiência profissional').fill('Da segunda aba')
  await second.save.click()
  await expect(toastOf(second.page)).toContainText('Perfil atualizado!')

  await third.field('Biografia').fill('Da terceira aba.')
  await third.save.click()
  await expect(third.dialog).toContainText('O perfil mudou em outra janela')
  await expect(third.dialog).toContainText('Da primeira aba.')
  await expect(third.dialog).toContainText('Da terceira aba.')
  await third.dialog.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(third.field('Biografia')).toHaveValue('Da terceira aba.')

  await third.page.reload()
  await expect(third.field('Biografia')).toHaveValue('Da terceira aba.')
  await third.save.click()
  await third.dialog.getByRole('button', { name: 'Usar o que está salvo' }).click()
  await expect(third.field('Biografia')).toHaveValue('Da primeira aba.')
  await third.field('Biografia').fill('As duas.')
  await third.save.click()
  await expect(toastOf(third.page)).toContainText('Perfil atualizado!')

  const last = await openEditor(context)
  await expect(last.field('Biografia')).toHaveValue('As duas.')
  await expect(last.field('Experiência profissional')).toHaveValue('Da segunda aba')
})
