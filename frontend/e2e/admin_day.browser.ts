import { randomUUID } from 'node:crypto'
import type { QueuedReview } from '#contract/reviews.ts'
import type { VerificationRequest } from '#contract/verification.ts'
import { adminOf, aUser, blogManagerOf, DESCRIPTION, givenPanel, logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { tabTo } from './support/typing.ts'

const aRequest = (number: number): VerificationRequest => {
  const { id, slug, title, name, lastname, specialty, state, city, createdAt } = aUser(number)
  const facts = { name, lastname, specialty, state, crm: `CRP 06/${10_000 + number}`, rqe: [] }
  const checked = number % 3 === 0 ? { ...facts, lastname: 'Antes' } : null
  return {
    ...{ ...facts, id, slug, title, city, isVerified: false, createdAt, checked },
    ...{ askedAt: createdAt, checkedAt: checked && createdAt },
  }
}

const aReport = (number: number): QueuedReview => ({
  id: aUser(100 + number).id,
  patientName: `Paciente ${number}`,
  rating: 1,
  comment: 'Péssimo, péssimo.',
  points: [],
  answer: null,
  status: 'approved',
  quarantined: false,
  professional: { id: aUser(1).id, name: 'Dra. Nina Prado', slug: 'nina-prado' },
  reports: [{ objection: 'offensive', count: number }],
  objection: null,
  rejectedBy: null,
  evidence: { fromOwner: false, sameSender: 2, sameDay: 4, rejectedByProfessional: 3, received: 20 },
  createdAt: '2026-11-21T12:00:00.000Z',
})

test('an administrator decides on 50 verifications and 10 reports and publishes a post by keyboard alone @desktop', async ({
  page,
  open,
  request,
}) => {
  const decisions: string[] = []
  const note = (decided: string | null) => void decisions.push(String(JSON.parse(decided ?? '{}').decision))
  const given = async (address: string, rows: readonly object[]) =>
    page.route(address, (route) =>
      route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }),
    )
  await logInAsAdmin(page)
  await givenPanel(page)
  let asked = Array.from({ length: 50 }, (_, index) => aRequest(index + 1))
  await page.route('**/api/admin/verifications?*', (route) =>
    route.fulfill({ json: asked, headers: { 'x-total-count': String(asked.length) } }),
  )
  await page.route('**/api/admin/users/*/verification', (route) => {
    asked = asked.filter(({ id }) => !route.request().url().includes(id))
    note(route.request().postData())
    return route.fulfill({ json: aUser(1) })
  })
  await given(
    '**/api/admin/reviews?*',
    Array.from({ length: 10 }, (_, index) => aReport(index + 1)),
  )
  await page.route('**/api/admin/reviews/*/decision', (route) => {
    note(route.request().postData())
    return route.fulfill({ json: {} })
  })
  const rows = page.getByRole('main').locator('.queue-row')

  await open('/admin/verificacoes')
  await expect(rows).toHaveCount(50)
  await page.keyboard.press('?')
  await expect(page.getByText('consultar no conselho')).toBeVisible()
  await page.keyboard.press('j')
  for (let left = 49; left >= 2; left--) {
    await page.keyboard.press('a')
    await expect(rows).toHaveCount(left)
    await expect(rows.first()).toBeFocused()
  }
  for (const left of [1, 0]) {
    await page.keyboard.press('r')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left)
  }
  await expect(page.getByText('Ninguém espera verificação')).toBeVisible()

  const navigation = page.getByRole('navigation', { name: 'Administração' })
  await tabTo(page, navigation.getByRole('link', { name: 'Avaliações' }))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(10)
  await page.keyboard.press('j')
  for (let left = 9; left >= 6; left--) {
    await page.keyboard.press('a')
    await expect(rows).toHaveCount(left)
  }
  for (let left = 5; left >= 1; left--) {
    await page.keyboard.press('r')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left)
    await expect(rows.first()).toBeFocused()
  }
  const counted = (decision: string) => decisions.filter((each) => each === decision).length
  await expect.poll(() => ['approve', 'refuse', 'keep', 'remove'].map(counted)).toEqual([48, 2, 4, 5])

  const name = randomUUID().slice(0, 8)
  const path = `/remedio/gripe-${name}-e-grave`
  const { newPost, editor, field, button, mode, post } = blogManagerOf(page)
  const row = post(`Gripe ${name}: é grave?`)
  await tabTo(page, navigation.getByRole('link', { name: 'Blog' }))
  await page.keyboard.press('Enter')
  await tabTo(page, newPost)
  await page.keyboard.press('Enter')
  await expect(field('Título')).toBeFocused()
  await page.keyboard.type(`Gripe ${name}: é grave?`)
  await tabTo(page, field('Meta descrição'))
  await page.keyboard.type(DESCRIPTION)
  await tabTo(page, field('Categoria'))
  await page.keyboard.type('Remédios')
  await expect(editor).toContainText('/remedio/')
  await tabTo(page, field('Introdução'))
  await page.keyboard.type('Primeiro parágrafo.')
  await tabTo(page, mode('Escrever'))
  await page.keyboard.press('ArrowRight')
  await expect(mode('Escrever')).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('article')).toContainText('Primeiro parágrafo.')
  await expectAccessible(page, 'preview of a post')
  await tabTo(page, button('Criar Post'))
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Post criado com sucesso!')
  await expect(newPost).toBeFocused()
  expect((await request.get(path)).status()).toBe(404)
  await tabTo(page, row.getByRole('button', { name: /^Publicar/ }))
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Publicado')
  await expect(row.getByRole('button', { name: /^Despublicar/ })).toBeFocused()
  expect((await request.get(path)).status()).toBe(200)
  await tabTo(page, row.getByRole('button', { name: /^Excluir/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }))
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  expect((await request.get(path)).status()).toBe(404)
})

test("updates the panel's counts after a verification in the queue @desktop", async ({ page, open }) => {
  let isVerified = false
  await logInAsAdmin(page)
  await givenPanel(page)
  await page.route('**/api/admin/users/counts', (route) =>
    route.fulfill({ json: { total: 3, premium: 1, verified: isVerified ? 2 : 1, blocked: 1 } }),
  )
  await page.route('**/api/admin/verifications?*', (route) =>
    route.fulfill({ json: isVerified ? [] : [aRequest(3)], headers: { 'x-total-count': '1' } }),
  )
  await page.route('**/api/admin/users/*/verification', (route) => {
    isVerified = true
    return route.fulfill({ json: aUser(3, { isVerified }) })
  })
  const { counter } = adminOf(page)
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name })

  await open('/admin')
  await expect(counter('Verificados')).toContainText('1')
  await section('Verificações').click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Aprovar/ })
    .click()
  await expect(toastOf(page)).toContainText('Verificação aprovada')
  await section('Usuários').click()

  await expect(counter('Verificados')).toContainText('2')
})
