import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { RAFAEL } from './support/cast.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { profileOf, reachLeadForm } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

const MANIFEST = new URL('../../build/client/.vite/manifest.json', import.meta.url)
const CHUNKS = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>

const addressOf = (source: string) => `**/${CHUNKS[source]?.file}`

/** The code does not come until the answered function is called. */
async function lose(page: Page, source: string): Promise<() => Promise<void>> {
  await page.route(addressOf(source), (route) => route.fulfill({ status: 404 }))
  return () => page.unroute(addressOf(source))
}

/** Counts the documents that `page` loads from now on. */
function documentsOf(page: Page): () => number {
  let documents = 0
  page.on('domcontentloaded', () => (documents += 1))
  return () => documents
}

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: /Não conseguimos/ })

test.beforeEach(({ complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to fetch dynamically imported module|Failed to load module script/)
})

test("opens a link's page whose code a deploy removed, and keeps input @desktop", async ({ page, open }) => {
  const { field } = profileOf(page)
  await open(`/${RAFAEL.slug}`)
  await reachLeadForm(page)
  await field('Seu nome').fill('Ana Reis')
  const gone = { times: 1 }
  const screen = addressOf('features/specialties/specialties_screen.tsx')
  await page.route(screen, (route) => route.fulfill({ status: 404 }), gone)
  const documents = documentsOf(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()

  await expect(page).toHaveURL('/especialidades')
  await expect(page.getByRole('heading', { level: 1, name: /Especialidades/ })).toBeVisible()
  await expect.poll(documents).toBe(1)
  await page.goBack()
  await reachLeadForm(page)
  await expect(field('Seu nome')).toHaveValue('Ana Reis')
})

test('loads a page anew once for a part whose code is gone, then says that it is missing @desktop', async ({
  page,
  open,
}) => {
  const { field, name } = profileOf(page)
  const share = page.getByRole('link', { name: /^Compartilhar/ }).first()
  const documents = documentsOf(page)
  await open(`/${RAFAEL.slug}`)
  await reachLeadForm(page)
  await field('Seu nome').fill('Ana Reis')
  const find = await lose(page, 'features/profile/share/share_dialog.tsx')

  await share.hover()
  await expect.poll(documents).toBe(2)
  await reachLeadForm(page)
  await expect(field('Seu nome')).toHaveValue('Ana Reis')

  await share.click()
  await expect(noticeOf(page)).toContainText('Não conseguimos abrir as formas de compartilhar.')
  await expect(name).toHaveText(RAFAEL.name)
  await expect(field('Seu nome')).toHaveValue('Ana Reis')
  expect(documents()).toBe(2)

  await find()
  await noticeOf(page).getByRole('button', { name: 'Atualizar a página' }).click()
  await expect(noticeOf(page)).toBeHidden()
  await reachLeadForm(page)
  await share.click()
  await expect(page.getByRole('dialog', { name: /Compartilhar/ })).toBeVisible()
})

test('keeps the HTML of a part whose code is missing, with working links @phone', async ({ page }) => {
  const documents = documentsOf(page)
  await lose(page, 'features/profile/leads/register_lead_form.tsx')
  await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
  await profileOf(page).field('Seu nome').scrollIntoViewIfNeeded()
  await expect.poll(documents).toBe(2)
  await profileOf(page).field('Seu nome').scrollIntoViewIfNeeded()
  await expect(noticeOf(page)).toContainText('Não conseguimos preparar o formulário.')
  await expect(profileOf(page).field('Seu nome')).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Especialidades/ })).toBeVisible()
})

test('never reloads when a change would be lost @desktop', async ({ page, open }) => {
  const { main, field } = editorOf(page)
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
  await givenOwnAccount(page)
  await lose(page, 'features/edit_profile/photo/crop_dialog.tsx')
  await open('/edit-profile')
  await field('Biografia').fill('Escrito antes.')

  await main
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })

  await expect(noticeOf(page)).toContainText('Não conseguimos abrir o ajuste da foto.')
  await expect(field('Biografia')).toHaveValue('Escrito antes.')
})

test('reports a broken document, frame or start in Portuguese, and recovers @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/broken by the test|occurred in one of|React will try/)
  const { name } = profileOf(page)
  const failure = page.getByRole('heading', { level: 1, name: 'Algo deu errado' })

  await test.step('the frame: the menu cannot be opened', async () => {
    await open(`/${RAFAEL.slug}`)
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('broken by the test')
      }
    })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(failure).toBeVisible()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(name).toHaveText(RAFAEL.name)
  })

  for (const [what, source] of [
    ['the start', 'app/entry_client.tsx'],
    ['the screen of the first page', 'features/profile/profile_screen.tsx'],
  ] as const)
    await test.step(`${what}: its code does not come`, async () => {
      const find = await lose(page, source)
      await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
      await expect(page.getByRole('alert')).toContainText('Parte da página não carregou.')
      await expect(name).toHaveText(RAFAEL.name)
      await find()
      await page.getByRole('button', { name: 'Atualizar a página' }).click()
      await reachLeadForm(page)
      await expect(page.getByRole('alert')).toBeHidden()
    })

  await test.step('the document itself', async () => {
    await page.addInitScript(() => {
      MediaQueryList.prototype.addEventListener = () => {
        throw new Error('broken by the test')
      }
    })
    await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
    await expect(failure).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCSS('cursor', 'pointer')
  })
})
