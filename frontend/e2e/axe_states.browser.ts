import type { Page } from '@playwright/test'
import { MARINA, RAFAEL } from './support/cast.ts'
import { expectAccessible } from './support/axe.ts'
import { homeOf } from './support/home.ts'
import { goTo } from './support/navigation.ts'
import { fillLead, profileOf, reachLeadForm, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('has no accessibility violations in the search with suggestions @phone', async ({ page, open }) => {
  const { free } = homeOf(page)
  await open('/')
  await free.pressSequentially('card')
  await expect(page.getByRole('group', { name: 'Profissionais' })).toBeVisible()
  await free.press('ArrowDown')

  await expectAccessible(page, 'suggestions', { forcedColors: true })
})

test("has no accessibility violations in a phone's panels @phone", async ({ page, open }) => {
  await open('/?specialty=Dentista')
  await homeOf(page).results.getByRole('button', { name: 'Filtros (1)' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await expectAccessible(page, 'filters', { forcedColors: true })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'menu', { forcedColors: true })
})

test("has no accessibility violations in an administrator's menu @desktop", async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))
  await page.route('**/api/user', (route) => route.fulfill({ json: { name: 'Equipe', role: 'admin' } }))
  await open('/termos')
  await page.getByRole('button', { name: 'Equipe' }).click()
  await expect(page.getByRole('menu')).toBeVisible()

  await expectAccessible(page, 'account menu')
})

test('has no accessibility violations in the lead form: refused, failed and sent @desktop', async ({
  page,
  open,
}) => {
  const { lead, send } = profileOf(page)
  await open(`/${RAFAEL.slug}`)
  await reachLeadForm(page)
  await send.click()
  await expect(lead.getByText('Nome é obrigatório')).toBeVisible()
  await expectAccessible(page, 'messages')

  await page.route('**/leads', (route) =>
    route.fulfill({ status: 429, json: { message: 'Aguarde um pouco.' } }),
  )
  await fillLead(page, 'Joana Prado')
  await send.click()
  await expect(toastOf(page)).toContainText('Aguarde um pouco.')
  await expectAccessible(page, 'failure')

  await page.unrouteAll()
  await send.click()
  await expect(toastOf(page)).toContainText('Interesse registrado!')
  await expectAccessible(page, 'thanks')
})

test('has no accessibility violations in the review dialog @phone', async ({ page, open }) => {
  await open(`/${MARINA.slug}`)
  await profileOf(page).reviews.getByRole('button', { name: 'Avaliar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'review')

  await dialog.getByRole('radio', { name: '3 estrelas' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible()
  await expectAccessible(page, 'review with messages')
})

async function holdAnswers(page: Page, call: string): Promise<() => void> {
  const answer = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: '{}' })
  })
  return () => answer.resolve()
}

test('has no accessibility violations in loading and failed lists @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500|HttpError: 500/)
  await open('/termos')
  const fail = await holdAnswers(page, '**/api/professionals/**')
  await page.getByRole('link', { name: 'Especialidades' }).click()
  await expect(page.getByText('Carregando especialidades…')).toBeAttached()
  await expectAccessible(page, 'specialties loading')
  fail()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expectAccessible(page, 'specialties failed')
})

test('has no accessibility violations in a loading and a failed profile @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500|HttpError: 500/)
  await open('/especialidades/cardiologista')
  const fail = await holdAnswers(page, '**/api/professionals/**')
  await page
    .getByRole('link', { name: /^Ver Perfil de / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Carregando perfil' })).toBeAttached()
  await expectAccessible(page, 'profile loading')
  fail()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expectAccessible(page, 'profile failed')
})

test('has no accessibility violations in a loading and a failed post @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500|HttpError: 500/)
  await open('/blog')
  const fail = await holdAnswers(page, '**/api/blog/enxaqueca')
  await goTo(page, '/tudo-sobre/enxaqueca')
  await expect(page.getByText('Carregando post')).toBeAttached()
  await expectAccessible(page, 'post loading')
  fail()
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expectAccessible(page, 'post failed')
})
