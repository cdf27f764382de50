import { picture } from '#infrastructure/images/testing/pictures.ts'
import type { AdminPost } from '#contract/blog_admin.ts'
import { blogManagerOf, DESCRIPTION, givenPost, logInAsAdmin } from './support/admin.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const KEPT = 'Recuperamos o que você tinha digitado e ainda não salvou.'

test('says beside each field what is wrong with it, and moves to the first @phone', async ({
  page,
  open,
}) => {
  await logInAsAdmin(page)
  const { editor, newPost, field, button, mode } = blogManagerOf(page)
  await open('/admin/blog')
  await newPost.click()
  await field('Endereço da imagem').fill('javascript:alert(1)')
  await field('Introdução').fill('x'.repeat(20_001))
  await mode('Prévia').click()

  await button('Criar Post').click()

  await expect(field('Título')).toBeFocused()
  const said: Record<string, string> = {
    Título: 'Título deve ter no mínimo 10 caracteres',
    Slug: 'Slug deve ter no mínimo 3 caracteres',
    'Meta descrição': 'Meta descrição deve ter no mínimo 50 caracteres',
    'Endereço da imagem': 'URL deve ser válida',
    Introdução: 'Use no máximo 20000 caracteres.',
  }
  for (const [label, message] of Object.entries(said))
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`))

  await field('Meta descrição').fill('x'.repeat(161))
  await expect(field('Meta descrição')).toHaveAccessibleDescription(
    /Meta descrição deve ter no máximo 160 caracteres$/,
  )
  await field('Slug').fill('Ação Boa')
  await expect(field('Slug')).toHaveValue('ação-boa')
  await expect(field('Slug')).toHaveAccessibleDescription(
    /Slug deve conter apenas letras minúsculas, números e hífens$/,
  )

  await field('Introdução').fill('Texto.')
  const buffer = await picture().png().toBuffer()
  const chosen = { name: 'a.png', mimeType: 'image/png', buffer }
  await editor.getByLabel('Arquivo da imagem em Introdução').setInputFiles(chosen)
  await expect(field('Introdução')).toHaveValue(/^Texto\.\n!\[\]\(\/api\/post-images\/[\w-]+\)$/)
  await expect(field('Introdução')).toHaveAccessibleDescription(/Descreva cada imagem/)
  await page.keyboard.type('Uma seringa')
  await expect(field('Introdução')).toHaveValue(/!\[Uma seringa\]/)
})

test('says what the server refuses, and that it could not be saved @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await logInAsAdmin(page)
  const taken = await givenPost(page)
  const { newPost, field, button, post, question } = blogManagerOf(page)
  await open('/admin/blog')
  await newPost.click()
  await field('Título').fill(taken.title)
  await field('Slug').fill(taken.slug)
  await field('Meta descrição').fill(DESCRIPTION)

  await button('Criar Post').click()
  await expect(toastOf(page)).toContainText('ErroJá existe um post com este slug.')
  await expect(field('Slug')).toBeFocused()
  await expect(field('Slug')).toHaveAccessibleDescription(/Já existe um post com este slug\.$/)

  await page.route('**/api/admin/blog', (route) => route.abort())
  await page.route(`**/api/admin/blog/${taken.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await button('Criar Post').click()
  await expect(toastOf(page)).toContainText('ErroErro ao criar post')
  await button('Fechar').click()
  await question.getByRole('button', { name: 'Descartar' }).click()

  await post(taken.title)
    .getByRole('button', { name: /^Editar/ })
    .click()
  await field('Causas').fill('Um vírus.')
  await button('Salvar Alterações').click()
  await expect(toastOf(page)).toContainText('ErroErro ao atualizar post')
  await expect(field('Causas')).toHaveValue('Um vírus.')
  await page.context().clearCookies()
  await page.unrouteAll()
  await button('Salvar Alterações').click()
  await expect(toastOf(page)).toContainText('Sessão expiradaPor favor, faça login novamente.')
  const login = page.context().waitForEvent('page')
  await toastOf(page).getByRole('button', { name: 'Entrar de novo' }).click()
  await expect(await login).toHaveURL('/login')
  await expect(field('Causas')).toHaveValue('Um vírus.')
})

test('keeps both texts when another editor saved meanwhile @desktop', async ({ page, open }) => {
  await logInAsAdmin(page)
  const { id, title } = await givenPost(page, { causes: 'Antes.' })
  const save = (fields: object) => page.request.put(`/api/admin/blog/${id}`, { data: fields })
  const stored = async () => (await (await page.request.get(`/api/admin/blog/${id}`)).json()) as AdminPost
  const { editor, field, button, question } = blogManagerOf(page)
  const changed = editor.getByText('Outra pessoa alterou este post enquanto isso.')
  await open(`/admin/blog?post=${id}`)
  await field('Sintomas').fill('Os meus sintomas.')
  await field('Tratamento').fill('O meu tratamento.')
  await save({ causes: 'As causas de outra pessoa.', treatment: 'O tratamento de outra pessoa.' })

  await button('Salvar Alterações').click()
  await expect(toastOf(page)).toContainText(
    'ErroOutra pessoa alterou este post enquanto isso. Recarregue antes de salvar.',
  )
  await expect(changed).toBeInViewport()
  await expect(editor).toContainText('Mudou: Causas e Tratamento.')
  await expect(editor).toContainText('Vocês dois mexeram em: Tratamento.')
  await expect(field('Sintomas')).toHaveValue('Os meus sintomas.')
  await button('Juntar com o que digitei').click()
  await expect(changed).toBeHidden()
  await expect(editor).toContainText('Rascunho guardado neste navegador')
  await expect(field('Causas')).toHaveValue('As causas de outra pessoa.')
  await button('Salvar Alterações').click()
  await expect(toastOf(page)).toContainText('Post atualizado com sucesso!')
  expect(await stored()).toMatchObject({
    ...{ title, symptoms: 'Os meus sintomas.', causes: 'As causas de outra pessoa.' },
    treatment: 'O meu tratamento.',
  })

  await page.goto(`/admin/blog?post=${id}`)
  await field('Sintomas').fill('Um rascunho antigo.')
  await button('Cancelar').click()
  await question.getByRole('button', { name: 'Guardar rascunho e sair' }).click()
  await save({ causes: 'Mais novas ainda.' })
  await page.goto(`/admin/blog?post=${id}`)
  await expect(changed).toBeVisible()
  await expect(editor).toContainText('Mudou: Causas.')
  await button('Carregar a versão mais nova').click()
  await expect(field('Sintomas')).toHaveValue('Os meus sintomas.')
  await expect(field('Causas')).toHaveValue('Mais novas ainda.')
  await expect(editor).toContainText('Tudo salvo')
})

test('keeps unsaved input after a reload and asks before leaving @phone', async ({ page, open }) => {
  await logInAsAdmin(page)
  const { id, title } = await givenPost(page)
  const { editor, field, button, question, post } = blogManagerOf(page)
  await open('/admin/blog')
  await post(title)
    .getByRole('button', { name: /^Editar/ })
    .click()
  await field('Causas').fill('Ainda não salvo.')
  await expect(editor).toContainText('Rascunho guardado neste navegador')
  await page.reload()
  await expect(editor.getByText(KEPT)).toBeVisible()
  await expect(field('Causas')).toHaveValue('Ainda não salvo.')

  await page.keyboard.press('Escape')
  await expect(question).toContainText('Sair sem salvar?')
  await expect(question.getByRole('button', { name: 'Continuar escrevendo' })).toBeFocused()
  await question.getByRole('button', { name: 'Continuar escrevendo' }).click()
  await page.goBack()
  await question.getByRole('button', { name: 'Guardar rascunho e sair' }).click()
  await expect(editor).toBeHidden()

  await page.goto(`/admin/blog?post=${id}`)
  await expect(field('Causas')).toHaveValue('Ainda não salvo.')
  await editor.getByText(KEPT).locator('xpath=../..').getByRole('button', { name: 'Descartar' }).click()
  await expect(field('Causas')).toHaveValue('')
  await field('Causas').fill('Salvo.')
  await button('Salvar Alterações').click()
  await expect(editor).toBeHidden()
  await page.goto(`/admin/blog?post=${id}`)
  await expect(field('Causas')).toHaveValue('Salvo.')
  await expect(editor.getByText(KEPT)).toBeHidden()
})
