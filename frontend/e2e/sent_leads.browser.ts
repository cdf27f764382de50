import { expectAccessible } from './support/axe.ts'
import { RAFAEL } from './support/cast.ts'
import { fillLead, profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('keeps a lead on the device, offers others after three days, and withdraws it @phone', async ({
  page,
  open,
}) => {
  const { lead, send, main } = profileOf(page)
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Lia Prates')
  await send.click()
  await expect(lead.getByRole('link', { name: 'Meus pedidos' })).toBeVisible()
  await open('/')
  const sent = page.getByRole('banner').getByRole('link', { name: /^Meus pedidos/ })
  await expect(sent).toHaveAccessibleName('Meus pedidos: 1 sem resposta')
  await expectAccessible(page, 'the header with a request', { forcedColors: true })
  await sent.click()
  await expect(page).toHaveURL('/meus-pedidos')

  const request = main.getByRole('listitem').filter({ hasText: 'Já responderam?' })
  await expect(request).toContainText('Consulta Geral')
  await expect(main).not.toContainText('Já se passaram três dias')
  const answered = request.getByRole('button', { name: 'Sim' })
  await answered.click()
  await expect(answered).toHaveAttribute('aria-pressed', 'true')
  await expect(sent).toHaveAccessibleName('Meus pedidos')
  await request.getByRole('button', { name: 'Ainda não' }).click()
  await expectAccessible(page, '/meus-pedidos')

  await page.evaluate(() => {
    const kept = localStorage.getItem('sent-leads') ?? ''
    localStorage.setItem(
      'sent-leads',
      kept.replace(/"sentAt":"[^"]+"/, '"sentAt":"2026-01-05T12:00:00.000Z"'),
    )
  })
  await page.reload()
  await expect(request).toContainText('Enviado em 5 de janeiro de 2026')
  await expect(main).toContainText('Já se passaram três dias')

  await request.getByRole('button', { name: 'Retirar o pedido' }).click()
  const answer = page.waitForResponse('**/withdrawal')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  expect((await answer).status()).toBe(204)
  await expect(toastOf(page)).toContainText('Pedido retirado')
  await expect(main).toContainText('Nenhum pedido neste aparelho')
  await expect(sent).toHaveCount(0)
})
