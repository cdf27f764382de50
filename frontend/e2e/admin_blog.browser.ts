import type { AdminPost } from '#contract/blog_admin.ts'
import { blogManagerOf, givenPost, logInAsAdmin } from './support/admin.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const LIST = '**/api/admin/blog?*'

test('sends everyone but administrators to the login @desktop', async ({ page, open }) => {
  await open('/admin/blog')
  await expect(page).toHaveURL('/login')

  await givenOwnAccount(page)
  await open('/admin/blog')
  await expect(page).toHaveURL('/dashboard')
})

test('finds posts by words, category and status, previews a draft, and links to the other screens @phone', async ({
  page,
  open,
}) => {
  await logInAsAdmin(page)
  const { title } = await givenPost(page, { category: 'treatment', symptoms: 'Febre alta.' })
  const { post, search, filter, main, editor, button } = blogManagerOf(page)
  await open('/admin/blog')
  await expect(post(title)).toContainText('Tratamentos')

  await search.fill(title.slice(-8).toUpperCase())
  await expect(main.getByText('1 post', { exact: true })).toBeVisible()
  await filter('Categoria').selectOption('Tratamentos')
  await filter('Status').selectOption('Não publicados')
  await expect(page).toHaveURL(/\?q=\w+&categoria=treatment&status=unpublished$/)
  await expect(post(title)).toHaveCount(1)
  await page.reload()
  await expect(post(title)).toHaveCount(1)
  await filter('Status').selectOption('Publicados')
  await expect(main.getByRole('heading', { name: 'Nenhum post encontrado' })).toBeVisible()

  await main.getByRole('button', { name: 'Limpar Filtros' }).click()
  await expect(page).toHaveURL('/admin/blog')
  await expect(search).toHaveValue('')
  await expect(post(title)).toHaveCount(1)

  await test.step('a draft, straight from the list', async () => {
    await post(title)
      .getByRole('button', { name: `Ver prévia de ${title}` })
      .click()

    await expect(editor.getByRole('article')).toContainText('Febre alta.')
    await editor.getByRole('link', { name: 'Buscar Profissionais' }).click()
    await expect(page).toHaveURL(/modo=previa/)
    await button('Cancelar').click()
    await expect(editor).toBeHidden()
    await expect(page).toHaveURL('/admin/blog')

    await open('/admin/blog?post=00000000-0000-4000-8000-000000000000')
    await expect(editor.getByRole('heading', { name: 'Post não encontrado' })).toBeVisible()
  })

  await test.step('the other screens of the panel', async () => {
    await button('Fechar').click()
    const sections = page.getByRole('navigation', { name: 'Administração' })

    await expect(sections.getByRole('link', { name: 'Gerenciar Blog' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await sections.getByRole('link', { name: 'Avaliações' }).click()
    await expect(page).toHaveURL('/admin/avaliacoes')
  })
})

test('turns pages, and shows empty and failed states @phone', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  await logInAsAdmin(page)
  const draft = await givenPost(page)
  const posts = Array.from({ length: 20 }, (_, index): AdminPost => ({ ...draft, id: `${draft.id}${index}` }))
  const { main } = blogManagerOf(page)
  let answer: object = { json: posts, headers: { 'x-total-count': '43' } }
  await page.route(LIST, (route) => route.fulfill(answer))
  await open('/admin/blog')
  await expect(main.getByText('Mostrando 1–20 de 43 posts')).toBeVisible()

  await main.getByRole('link', { name: 'Página 2' }).click()
  await expect(main.getByText('Mostrando 21–40 de 43 posts')).toBeVisible()
  await page.goBack()
  await expect(main.getByText('Mostrando 1–20 de 43 posts')).toBeVisible()

  answer = { json: [], headers: { 'x-total-count': '0' } }
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Nenhum post ainda' })).toBeVisible()

  answer = { status: 500, body: '{}' }
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  answer = { json: posts, headers: { 'x-total-count': '20' } }
  await main.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(main.getByText('20 posts')).toBeVisible()
})

test('shows the stored state after a failed publication or deletion @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  await logInAsAdmin(page)
  const { id, title } = await givenPost(page)
  const { post, confirmation } = blogManagerOf(page)
  const publish = post(title).getByRole('button', { name: /^Publicar/ })
  const answer = Promise.withResolvers<void>()
  await page.route(`**/api/admin/blog/${id}/publish`, async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: '{}' })
  })
  await page.route(`**/api/admin/blog/${id}`, (route) => route.fulfill({ status: 500, body: '{}' }))
  await open('/admin/blog')

  await publish.click()
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  const readAgain = page.waitForResponse((each) => each.url().includes('/api/admin/blog?'))
  answer.resolve()
  await readAgain
  await expect(publish).not.toHaveAttribute('aria-disabled')
  await expect(post(title)).toContainText('Rascunho')

  await post(title)
    .getByRole('button', { name: /^Excluir/ })
    .click()
  const readOnceMore = page.waitForResponse((each) => each.url().includes('/api/admin/blog?'))
  await confirmation.getByRole('button', { name: 'Excluir' }).click()
  await readOnceMore
  await expect(post(title)).toHaveCount(1)
  await expect(toastOf(page)).toHaveCount(0)
})
