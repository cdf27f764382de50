import type { Page, Route } from '@playwright/test'
import { accountOf, FREE } from './support/accounts.ts'
import { MARINA, RAFAEL } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { fillLead, profileOf, reachLeadForm, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/))

const offlineBar = (page: Page) => page.getByText('Você está sem conexão. O que já abriu continua aqui.')

/** Asks the site as the page itself would. */
const arriveBy = (route: Route) =>
  route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } })

test('reports a lost connection, keeps the page, and resumes by itself @phone', async ({
  page,
  open,
  context,
}) => {
  const { field, send } = profileOf(page)
  const { cards } = homeOf(page)
  const unsent = page.getByRole('alert').filter({ hasText: 'Seu texto está guardado.' })

  await test.step('sending a form', async () => {
    await open(`/${RAFAEL.slug}`)
    await reachLeadForm(page)
    await fillLead(page, 'Ana Reis')
    await context.setOffline(true)
    await expect(offlineBar(page)).toBeVisible()
    await send.click()
    await expect(unsent).toContainText('Sem conexão. Seu texto está guardado.')
    await expect(field('Seu nome')).toHaveValue('Ana Reis')
    await context.setOffline(false)
    await expect(offlineBar(page)).toBeHidden()
  })

  await test.step('sending it again after a reload, and once more where the answer was lost', async () => {
    await open(`/${RAFAEL.slug}`)
    await reachLeadForm(page)
    await expect(field('Seu nome')).toHaveValue('Ana Reis')
    const keys: (string | undefined)[] = []
    await page.route('**/leads', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      expect((await arriveBy(route)).status()).toBe(201)
      return route.abort()
    })
    const answer = page.waitForResponse('**/leads')
    await unsent.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => keys.length).toBe(1)
    await unsent.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(toastOf(page)).toContainText('Interesse registrado!')
    expect((await answer).status()).toBe(201)
    await expect(unsent).toBeHidden()
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    await page.unroute('**/leads')
  })

  await test.step('a review whose answer was lost', async () => {
    await profileOf(page).reviews.getByRole('button', { name: 'Avaliar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Avaliar atendimento' })
    await dialog.getByRole('radio', { name: '4 estrelas: Muito bom' }).check({ force: true })
    await dialog.getByLabel('Seu nome').fill('Ana Sem Resposta')
    await dialog.getByRole('checkbox', { name: /^Autorizo publicar/ }).check()
    const keys: (string | undefined)[] = []
    const answers: unknown[] = []
    await page.route('**/reviews', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const response = await arriveBy(route)
      answers.push(await response.json())
      return keys.length === 1 ? route.abort() : route.fulfill({ response })
    })
    await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(toastOf(page)).toContainText('Avaliação enviada')
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(answers[1]).toEqual(answers[0])
    await page.unroute('**/reviews')
  })

  await test.step('opening a profile', async () => {
    await open('/')
    await expect(cards).toHaveCount(6)
    await context.setOffline(true)
    await cards
      .first()
      .getByRole('link', { name: /^Ver Perfil de/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeHidden()
    await expect(profileOf(page).contact).toBeVisible()
    await expect(page.getByText('Não conseguimos')).toBeHidden()
  })
})

/** Twice within one turn of the browser, as the fastest double click. */
const sendTwice = (page: Page, selector: string) =>
  page.locator(selector).evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.')
    form.requestSubmit()
    form.requestSubmit()
  })

test('sends one request for repeated submissions before the answer @desktop', async ({ page, open }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !/view$|contact-counts$/.test(request.url()))
      posts.push(new URL(request.url()).pathname)
  })
  const { reviews } = profileOf(page)

  await test.step('interest', async () => {
    await open(`/${MARINA.slug}`)
    await reachLeadForm(page)
    await fillLead(page, 'Ana Dupla')
    await sendTwice(page, 'form:has(.lead-fields)')
    await expect(toastOf(page)).toContainText('Interesse registrado!')
  })
  await test.step('review', async () => {
    await reviews.getByRole('button', { name: 'Avaliar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Avaliar atendimento' })
    await dialog.getByRole('radio', { name: '4 estrelas: Muito bom' }).check({ force: true })
    await dialog.getByLabel('Seu nome').fill('Ana Dupla')
    await dialog.getByRole('checkbox', { name: /^Autorizo publicar/ }).check()
    await sendTwice(page, '.review-form')
    await expect(toastOf(page)).toContainText('Avaliação enviada')
  })
  await test.step('login', async () => {
    await open('/login')
    await accountOf(page).email.fill(FREE.email)
    await accountOf(page).password.fill('senha-errada-123')
    await sendTwice(page, '.account-form')
    await expect(toastOf(page)).toContainText('Erro no login')
  })
  await test.step('service', async () => {
    await givenOwnAccount(page)
    await open('/edit-profile')
    const { services, field } = editorOf(page)
    await services.getByRole('button', { name: 'Adicionar serviço' }).click()
    await field('Nome do serviço').fill('Retorno')
    await sendTwice(page, '.part-form')
    await expect(toastOf(page)).toContainText('Serviço adicionado com sucesso!')
    await expect(services.getByRole('listitem')).toHaveCount(1)
  })

  expect(posts.map((path) => path.replace(/[0-9a-f-]{36}/, ':id'))).toEqual([
    '/api/professionals/:id/leads',
    '/api/professionals/:id/reviews',
    '/api/login',
    '/api/professionals/:id/services',
  ])
})
