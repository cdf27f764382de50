import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { blogManagerOf, DESCRIPTION, logInAsAdmin } from './support/admin.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** Where a post is found by everybody: at its own address, in the list, in the feed and in the sitemap. */
async function seenPublicly(request: APIRequestContext, path: string) {
  const holds = async (page: string) => (await (await request.get(page)).text()).includes(path)
  return {
    status: (await request.get(path)).status(),
    list: await holds('/blog'),
    feed: await holds('/blog/rss.xml'),
    sitemap: (await holds('/sitemap.xml')) || (await holds('/sitemaps/1.xml')),
  }
}

/** A month from now, as a field for date and time takes it. */
const soon = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)

/** Puts the time of a scheduled post behind the site's clock, and lets the site look at its clock. */
async function comeToItsTime(path: string): Promise<void> {
  const database = openDatabase({ url: process.env['SITE_DATABASE'] ?? '', poolSize: 1 })
  await database.rows(`update blog_posts set publish_at = now() - interval '1 second' where slug = ?`, [
    path.split('/').at(-1),
  ])
  await database.rows(`select 1 from graphile_worker.add_job('publish_due_posts', '{}'::json)`)
  await database.close()
}

const NOWHERE = { status: 404, list: false, feed: false, sitemap: false }
const EVERYWHERE = { status: 200, list: true, feed: true, sitemap: true }

test('writes, previews, publishes, edits, unpublishes, schedules and deletes a post, with effect at once @desktop', async ({
  page,
  open,
  request,
}) => {
  const name = randomUUID().slice(0, 8)
  const { newPost, editor, field, button, mode, post, confirmation, main } = blogManagerOf(page)
  const row = post(`Gripe ${name}`)
  const path = `/remedio/gripe-${name}-e-grave`
  const picture = 'https://imagens.exemplo.com.br/gripe.png'
  await page.route(picture, (route) => route.fulfill({ path: 'frontend/public/share.png' }))
  await logInAsAdmin(page)
  await open('/admin/blog')

  await newPost.click()
  await expect(editor.getByRole('heading', { name: 'Criar Novo Post' })).toBeVisible()
  await expect(field('Título')).toBeFocused()
  await field('Título').pressSequentially(`Gripe ${name}: é grave?`)
  await expect(field('Slug')).toHaveValue(`gripe-${name}-e-grave`)
  await expect(editor).toContainText('24 de 255 caracteres')
  await field('Meta descrição').fill(DESCRIPTION)
  await field('Categoria').selectOption('Remédios')
  await expect(editor).toContainText('/remedio/')
  await field('Endereço da imagem').fill(picture)
  await field('Texto alternativo').fill('Pessoa com febre')
  await expect(editor.getByRole('img', { name: 'Pessoa com febre' })).toHaveJSProperty('naturalWidth', 1200)
  await field('Introdução').fill('Primeiro parágrafo.\nSegundo parágrafo.')
  await field('Perguntas Frequentes').fill('P: Pega? R: Sim.\nMata?')
  await expect(editor).toContainText('A linha 2 não segue “P: … R: …”')
  await field('Perguntas Frequentes').fill('P: Pega? R: Sim.\nP: Mata? R: Raramente.')
  await expect(editor).toContainText('2 perguntas reconhecidas')

  await mode('Prévia').click()
  await expect(editor.getByRole('article').getByRole('heading')).toHaveText([
    `Gripe ${name}: é grave?`,
    ...['Introdução', 'Perguntas Frequentes', 'Pega?', 'Mata?', 'Converse com quem entende do assunto'],
  ])
  await expect(editor.getByText('1 min de leitura')).toBeVisible()
  await mode('Escrever').click()
  await button('Criar Post').click()
  await expect(toastOf(page)).toContainText('Post criado com sucesso!')
  await expect(editor).toBeHidden()
  await expect(newPost).toBeFocused()
  await expect(row).toContainText('Rascunho')
  expect(await seenPublicly(request, path)).toEqual(NOWHERE)

  await row.getByRole('button', { name: /^Publicar/ }).click()
  await expect(row).toContainText('Publicado')
  expect(await seenPublicly(request, path)).toEqual(EVERYWHERE)
  await expect(row.getByRole('link', { name: /em nova aba/ })).toHaveAttribute('href', path)

  await row.getByRole('button', { name: /^Editar/ }).click()
  await expect(editor.getByRole('heading', { name: 'Editar Post' })).toBeVisible()
  await expect(editor).toContainText('com outro slug, os links antigos deixam de funcionar')
  await field('Título').fill(`Gripe ${name}: sem pânico`)
  await field('Quem escreveu').fill('https://exemplo.com.br/ninguem-assim')
  await button('Salvar Alterações').click()
  await expect(editor).toContainText('Nenhum perfil público tem este endereço.')
  const [signer] = await (await request.get('/api/professionals?limit=1')).json()
  await field('Quem escreveu').fill(`https://exemplo.com.br/${signer.slug}?de=longe`)
  await expect(field('Slug')).toHaveValue(`gripe-${name}-e-grave`)
  await button('Salvar Alterações').click()
  await expect(toastOf(page)).toContainText('Post atualizado com sucesso!')
  await expect(row).toContainText(`Gripe ${name}: sem pânico`)
  const edited = await (await request.get(path)).text()
  expect(edited).toContain(`Gripe ${name}: sem pânico`)
  expect(edited).toContain('Escrito por')

  await row.getByRole('button', { name: /^Editar/ }).click()
  await editor.getByRole('button', { name: /^Voltar à versão/ }).click()
  await expect(toastOf(page)).toContainText('O post voltou à versão de até')
  await expect(row).toContainText(`Gripe ${name}: é grave?`)
  expect(await (await request.get(path)).text()).not.toContain('Escrito por')

  await row.getByRole('button', { name: /^Despublicar/ }).click()
  await expect(row).toContainText('Rascunho')
  const unpublished = toastOf(page).filter({ hasText: 'Post despublicado' })
  await unpublished.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('Publicado')
  await row.getByRole('button', { name: /^Despublicar/ }).click()
  await expect(row).toContainText('Rascunho')
  expect(await seenPublicly(request, path)).toEqual(NOWHERE)

  await row.getByRole('button', { name: /^Agendar/ }).click()
  const schedule = page.getByRole('dialog', { name: 'Agendar publicação' })
  await schedule.getByLabel('Data e hora').fill('2020-01-01T08:00')
  await schedule.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect(schedule).toContainText('Escolha uma data e hora no futuro, em até um ano.')
  await schedule.getByLabel('Data e hora').fill(soon())
  await schedule.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect(row).toContainText('Agendado')
  await row.getByRole('button', { name: /^Agendar/ }).click()
  await schedule.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await expect(row).toContainText('Rascunho')

  await row.getByRole('button', { name: /^Agendar/ }).click()
  await schedule.getByLabel('Data e hora').fill(soon())
  await schedule.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect(row).toContainText('Agendado')
  expect(await seenPublicly(request, path)).toEqual(NOWHERE)
  await comeToItsTime(path)
  await expect.poll(() => seenPublicly(request, path)).toEqual(EVERYWHERE)
  await open('/admin/blog')
  await expect(row).toContainText('Publicado')

  await row.getByRole('button', { name: /^Excluir/ }).click()
  await expect(confirmation).toContainText('Tem certeza que deseja excluir este post?')
  await confirmation.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row.getByRole('button', { name: /^Excluir/ })).toBeFocused()
  await row.getByRole('button', { name: /^Excluir/ }).click()
  await confirmation.getByRole('button', { name: 'Excluir' }).click()
  await expect(toastOf(page)).toContainText('Post excluído com sucesso!')
  await expect(row).toHaveCount(0)
  await expect(main.locator('.list-count')).toBeFocused()
})
