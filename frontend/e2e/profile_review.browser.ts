import type { Page } from '@playwright/test'
import { RAFAEL } from './support/cast.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Avaliar atendimento' })
  return {
    opener: profileOf(page).reviews.getByRole('button', { name: 'Avaliar' }),
    dialog,
    stars: (name: string) => dialog.getByRole('radio', { name }),
    name: dialog.getByLabel('Seu nome'),
    comment: dialog.getByLabel('Comentário (opcional)'),
    consent: dialog.getByRole('checkbox', { name: /^Autorizo publicar a minha avaliação/ }),
    send: dialog.getByRole('button', { name: 'Enviar avaliação' }),
  }
}

test('opens from the address of an invitation @phone', async ({ page, open }) => {
  const { opener, dialog } = dialogOf(page)
  await open(`/${RAFAEL.slug}#avaliar`)

  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('requires stars, name and consent, and previews the published name @phone', async ({ page, open }) => {
  const { opener, dialog, stars, name, comment, consent, send } = dialogOf(page)
  await open(`/${RAFAEL.slug}`)
  await opener.click()

  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('Selecione uma avaliação')
  await expect(dialog.getByText('Selecione uma avaliação')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await stars('4 estrelas: Muito bom').check({ force: true })
  await expect(dialog.getByText('Selecione uma avaliação')).toBeHidden()
  await comment.fill('a'.repeat(1_001))
  await send.click()

  await expect(name).toHaveAccessibleDescription(
    'Aparece só o primeiro nome e uma inicial Nome é obrigatório',
  )
  await expect(comment).toHaveAccessibleDescription(
    'Fica público. Não conte diagnósticos, remédios nem exames. Use no máximo 1000 caracteres.',
  )
  await expect(consent).toHaveAccessibleDescription('Autorize a publicação para continuar')
  await expect(name).toBeFocused()
  await name.fill('Joaquina Aparecida de Figueiredo')
  await expect(name).toHaveAccessibleDescription('Aparece assim: Joaquina F.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('submits a review by keyboard alone @desktop @translated', async ({ page, open }) => {
  const { opener, dialog, stars, name, comment } = dialogOf(page)
  await open(`/${RAFAEL.slug}`)
  const before = await profileOf(page).reviews.getByRole('heading', { level: 3 }).allInnerTexts()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  const request = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/reviews'))

  await stars('1 estrela: Ruim').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stars('5 estrelas: Excelente')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: 'Explicou bem' })).toBeChecked()
  for (let other = 0; other < 4; other++) await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.type('Lia Rocha')
  await page.keyboard.press('Tab')
  await expect(comment).toBeFocused()
  await page.keyboard.type('Escutou com calma.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (const next of ['Política de Privacidade', 'Cancelar', 'Enviar avaliação']) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveText(next)
  }
  await page.keyboard.press('Enter')

  expect((await request).postDataJSON()).toMatchObject({
    ...{ patientName: 'Lia Rocha', rating: 5, points: ['explained'] },
    consentVersion: '2026-11',
  })
  await expect(toastOf(page)).toContainText(
    'Avaliação enviadaEla aparecerá aqui depois de aprovada pelo profissional.',
  )
  await expect(dialog).toBeHidden()
  await expect(profileOf(page).reviews.getByRole('heading', { level: 3 })).toHaveText(before)
})

test('reports a failed review and keeps it @desktop', async ({ page, open, complaints }) => {
  const { opener, dialog, stars, name, consent, send } = dialogOf(page)
  complaints.allow(/status of 500/)
  await open(`/${RAFAEL.slug}`)
  await page.route('**/reviews', (route) => route.fulfill({ status: 500, body: '{"message":"internal"}' }))
  await opener.click()
  await stars('2 estrelas: Regular').check({ force: true })
  await name.fill('Lia Rocha')
  await consent.check()

  await send.click()

  await expect(toastOf(page)).toContainText('ErroNão foi possível enviar sua avaliação. Tente novamente.')
  await expect(dialog).toBeVisible()
  await expect(name).toHaveValue('Lia Rocha')
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test("offers no review of one's own profile @desktop", async ({ page, open }) => {
  const { opener } = dialogOf(page)
  const { slug } = await givenOwnAccount(page)
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))

  await open(`/${slug}`)
  await expect(profileOf(page).reviews).toBeVisible()
  await expect(opener).toBeHidden()

  await open(`/${RAFAEL.slug}`)
  await expect(opener).toBeVisible()
})
