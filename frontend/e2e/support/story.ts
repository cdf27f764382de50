import type { APIRequestContext, Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN } from './accounts.ts'
import { editorOf } from './own_profile.ts'
import { fillLead, profileOf, reachLeadForm, toastOf } from './profile.ts'
import { expect, waitingForHydration } from './test.ts'

/** A browser with nothing in it of who is logged in elsewhere. */
export const anotherContext = async (browser: Browser, baseURL = process.env['SITE_URL'] ?? '') =>
  waitingForHydration(await browser.newContext({ baseURL }))

/** A patient's browser: nothing in it of who is logged in elsewhere, and a clock that can be put forward. */
export async function aPatient(browser: Browser, baseURL?: string): Promise<Page> {
  const page = await (await anotherContext(browser, baseURL)).newPage()
  await page.clock.install()
  return page
}

/** As long as a person takes to write; what is sent sooner is kept apart as a script's. */
const takeTime = (page: Page) => page.clock.fastForward(20_000)

/** What an operator does when the professional has paid. */
export async function makePremium(browser: Browser, id: string): Promise<void> {
  const { request } = await anotherContext(browser)
  await request.post('/api/login', { data: ADMIN })
  const answer = await request.patch(`/api/admin/users/${id}/subscription`, {
    data: { subscriptionLevel: 'premium' },
  })
  expect(answer.status()).toBe(200)
}

/** What an administrator does meanwhile. */
export async function blockAccount(browser: Browser, id: string): Promise<void> {
  const { request } = await anotherContext(browser)
  await request.post('/api/login', { data: ADMIN })
  const answer = await request.patch(`/api/admin/users/${id}/block`, { data: { blocked: true } })
  expect(answer.status()).toBe(200)
}

/** Ends the session of a browser on the server, which the browser does not learn of. */
export async function endSessionOf(page: Page, browser: Browser): Promise<void> {
  const storageState = await page.context().storageState()
  const { request } = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '', storageState })
  expect((await request.post('/api/logout')).status()).toBe(204)
}

const picture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** Writes every section of the editor's own form and cuts a photo; nothing is saved yet. */
export async function writeProfile(page: Page, lastname: string): Promise<void> {
  const { field, main } = editorOf(page)
  const crop = page.getByRole('dialog', { name: 'Ajuste a foto' })
  await main
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await picture() })
  await crop.getByRole('button', { name: 'Usar foto' }).click()
  await expect(crop).toBeHidden()
  await field('Sobrenome').fill(lastname)
  await field('Especialidade').selectOption('Enfermeiro')
  await expect(main.getByRole('switch', { name: 'Feminino' })).toBeChecked()
  await field('Biografia').fill('Atendo com calma & sem pressa.')
  await field('Experiência profissional').fill('2015: Residência\n2018: Consultório')
  await field('Instagram').fill('@joana.prates')
}

/** One of each list, saved as it is added. */
export async function addParts(page: Page): Promise<void> {
  const { places, services, insurances, questions } = editorOf(page)
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await places.getByLabel('Nome do local').fill('Clínica Central')
  await places.getByLabel('Endereço').fill('Rua das Flores, 12')
  await places.getByLabel('Estado').selectOption('SP')
  await places.getByRole('combobox', { name: 'Cidade' }).fill('Campinas')
  await places.getByLabel('Segunda-feira').check()
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(toastOf(page)).toContainText('Local adicionado')

  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await services.getByLabel('Nome do serviço').fill('Curativo')
  await services.getByLabel('Preço').fill('1234,5')
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(toastOf(page)).toContainText('Serviço adicionado com sucesso!')

  await insurances.getByLabel('Convênio', { exact: true }).selectOption('Unimed')
  await insurances.getByRole('button', { name: 'Adicionar convênio' }).click()
  await expect(toastOf(page)).toContainText('Convênio adicionado com sucesso!')

  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await questions.getByLabel('Pergunta', { exact: true }).fill('Tem retorno?')
  await questions.getByLabel('Resposta').fill('Em 30 dias.')
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(toastOf(page)).toContainText('Pergunta adicionada')
}

interface Business {
  [property: string]: unknown
  aggregateRating?: { ratingValue: number; reviewCount: number }
}

/** A profile as a browser without JavaScript and a search engine have it. */
export async function servedProfile(request: APIRequestContext, slug: string) {
  const html = await (await request.get(`/${slug}`)).text()
  const [, markup = '{}'] = /<script type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? []
  const text = html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('\u00a0', ' ')
  return { text, business: JSON.parse(markup) as Business }
}

/** Leaves a lead as the public page lets a patient. */
export async function leaveLead(page: Page, slug: string, patientName: string): Promise<void> {
  await page.goto(`/${slug}`)
  await reachLeadForm(page)
  await fillLead(page, patientName)
  await takeTime(page)
  await profileOf(page).send.click()
  await expect(toastOf(page)).toContainText('Interesse registrado!')
}

/** Reviews somebody who has been attended, as the public page lets them. */
export async function reviewProfile(page: Page, slug: string, patientName: string): Promise<void> {
  await page.goto(`/${slug}`)
  await profileOf(page).reviews.getByRole('button', { name: 'Avaliar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avaliar atendimento' })
  await dialog.getByRole('radio', { name: '4 estrelas: Muito bom' }).check({ force: true })
  await dialog.getByLabel('Seu nome').fill(patientName)
  await dialog.getByRole('checkbox', { name: /^Autorizo publicar/ }).check()
  await takeTime(page)
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(toastOf(page)).toContainText('Avaliação enviada')
}
