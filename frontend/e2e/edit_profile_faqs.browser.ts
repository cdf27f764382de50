import type { Page } from '@playwright/test'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

async function givenQuestions(page: Page, questions: readonly string[]) {
  const { id } = await givenOwnAccount(page)
  for (const question of questions)
    await page.request.post(`/api/professionals/${id}/faqs`, { data: { question, answer: 'Sim.' } })
  return async () => {
    const faqs: { question: string }[] = await (
      await page.request.get(`/api/professionals/${id}/faqs`)
    ).json()
    return faqs.map(({ question }) => question)
  }
}

test('adds, changes and removes a question @phone', async ({ page, open }) => {
  await givenOwnAccount(page)
  const { questions, dialog } = editorOf(page)
  const fill = 'Por favor, preencha a pergunta e a resposta.'
  await open('/edit-profile')

  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(questions.locator('form').getByRole('button')).toHaveText(['Adicionar pergunta', 'Cancelar'])
  await questions.getByLabel('Pergunta', { exact: true }).fill('  ')
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(questions.getByLabel('Pergunta', { exact: true })).toHaveAccessibleDescription(fill)
  await expect(questions.getByLabel('Resposta')).toHaveAccessibleDescription(fill)
  await questions.getByLabel('Pergunta', { exact: true }).fill('Tem retorno?')
  await questions.getByLabel('Resposta').fill('Em 30 dias.')
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(toastOf(page)).toContainText('Pergunta adicionada')

  await page.route('**/faqs/*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await questions.getByRole('button', { name: 'Editar Tem retorno?' }).click()
  await questions.getByLabel('Resposta').fill('Em 15 dias.')
  await questions.getByRole('button', { name: 'Atualizar pergunta' }).click()
  await expect(toastOf(page)).toContainText('Erro ao atualizar pergunta')
  await questions.getByRole('button', { name: 'Atualizar pergunta' }).click()
  await expect(toastOf(page)).toContainText('Pergunta atualizada')
  await expect(questions.getByText('Em 15 dias.')).toBeVisible()

  await questions.getByRole('button', { name: 'Remover Tem retorno?' }).click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(toastOf(page)).toContainText('Pergunta removida')
})

test('reorders questions by buttons and dragging, and reverts refused moves @desktop', async ({
  page,
  open,
}) => {
  const stored = await givenQuestions(page, ['Uma?', 'Duas?', 'Três?'])
  const { questions } = editorOf(page)
  const shown = questions.getByRole('heading', { level: 3 })
  await open('/edit-profile')

  await expect(questions.getByRole('button', { name: 'Subir Uma?' })).toHaveAccessibleDescription(
    'Já é a primeira pergunta.',
  )
  await expect(questions.getByRole('button', { name: 'Descer Três?' })).toHaveAccessibleDescription(
    'Já é a última pergunta.',
  )
  await questions.getByRole('button', { name: 'Descer Uma?' }).press('Enter')
  await expect(shown).toHaveText(['Duas?', 'Uma?', 'Três?'])
  await expect(questions.getByText('Pergunta movida para a posição 2 de 3.')).toBeAttached()
  await expect(toastOf(page)).toContainText('Ordem atualizada')
  await expect(questions.getByRole('button', { name: 'Descer Uma?' })).toBeFocused()

  await questions.getByRole('button', { name: 'Arrastar Três?' }).hover()
  await page.mouse.down()
  const first = await questions.getByRole('listitem').first().boundingBox()
  await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 30, { steps: 12 })
  await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 10, { steps: 4 })
  await page.mouse.up()
  await expect(shown).toHaveText(['Três?', 'Duas?', 'Uma?'])
  await expect.poll(stored).toEqual(['Três?', 'Duas?', 'Uma?'])

  await page.route('**/faqs/reorder', (route) => route.fulfill({ status: 503, body: '' }))
  await questions.getByRole('button', { name: 'Subir Uma?' }).click()
  await expect(toastOf(page)).toContainText('Erro ao reordenar')
  await expect(shown).toHaveText(['Três?', 'Duas?', 'Uma?'])

  await test.step('two in a row', async () => {
    const { promise: bothMoved, resolve: answer } = Promise.withResolvers<void>()
    let refused = 0
    await page.route('**/faqs/reorder', async (route) => {
      await bothMoved
      await route.fulfill({ status: 503, body: '' })
      refused += 1
    })

    await questions.getByRole('button', { name: 'Descer Três?' }).click()
    await expect(shown).toHaveText(['Duas?', 'Três?', 'Uma?'])
    await questions.getByRole('button', { name: 'Descer Três?' }).click()
    await expect(shown).toHaveText(['Duas?', 'Uma?', 'Três?'])
    answer()

    await expect.poll(() => refused).toBe(2)
    await expect(shown).toHaveText(['Três?', 'Duas?', 'Uma?'])
  })
})
