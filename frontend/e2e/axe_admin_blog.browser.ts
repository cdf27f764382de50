import { blogManagerOf, givenPost, logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('has no accessibility violations in the blog manager, editor and dialog @phone', async ({
  page,
  open,
}) => {
  await logInAsAdmin(page)
  const { title } = await givenPost(page, { symptoms: 'Febre.', faqs: 'P: Pega? R: Sim.' })
  const { newPost, button, mode, editor, field, question, post, confirmation } = blogManagerOf(page)
  await open('/admin/blog')
  await expect(post(title)).toBeVisible()
  await expectAccessible(page, 'list', { forcedColors: true })

  await newPost.click()
  await field('Endereço da imagem').fill('nada')
  await field('Perguntas Frequentes').fill('Pega?')
  await button('Criar Post').click()
  await expect(field('Título')).toBeFocused()
  await expectAccessible(page, 'editor, refused')
  await button('Cancelar').click()
  await expect(question).toBeVisible()
  await expectAccessible(page, 'leaving')
  await question.getByRole('button', { name: 'Descartar' }).click()

  await post(title)
    .getByRole('button', { name: `Ver prévia de ${title}` })
    .click()
  await expect(editor.getByRole('article')).toBeVisible()
  await expectAccessible(page, 'preview')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await mode('Escrever').click()
  expect(await editor.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  await button('Cancelar').click()

  await post(title)
    .getByRole('button', { name: /^Excluir/ })
    .click()
  await expect(confirmation).toBeVisible()
  await expectAccessible(page, 'deletion')
})

test('has no accessibility violations in table, field errors and preview @desktop', async ({
  page,
  open,
}) => {
  await logInAsAdmin(page)
  const { id, title } = await givenPost(page)
  const { editor, field, post } = blogManagerOf(page)
  await open('/admin/blog')
  await expect(post(title)).toBeVisible()
  await expectAccessible(page, 'table')
  await page.goto(`/admin/blog?post=${id}`)
  await expect(field('Título')).toHaveValue(title)
  await expectAccessible(page, 'editor')

  await field('Causas').fill('Ainda não salvo.')
  await expect(editor).toContainText('Rascunho guardado neste navegador')
  await page.reload()
  await expect(editor.getByText('Recuperamos o que você tinha digitado')).toBeVisible()
  await expectAccessible(page, 'draft put back')
})
