import { expectAccessible } from './support/axe.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { expect, test } from './support/test.ts'

test('has no accessibility violations in the profile editor, its forms, errors and dialog @phone', async ({
  page,
  open,
}) => {
  const { id } = await givenOwnAccount(page)
  for (const question of ['Uma?', 'Duas?'])
    await page.request.post(`/api/professionals/${id}/faqs`, { data: { question, answer: 'Sim.' } })
  await page.request.post(`/api/professionals/${id}/insurances`, { data: { insuranceName: 'Amil' } })
  const { field, save, places, services, insurances, questions, cancel, dialog, main } = editorOf(page)
  await open('/edit-profile')
  await expect(questions.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'editor', { forcedColors: true })

  await field('Nome').fill('')
  await save.click()
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await insurances.getByRole('button', { name: 'Adicionar convênio' }).click()
  await questions.getByRole('button', { name: 'Editar Uma?' }).click()
  await expectAccessible(page, 'editor, refused')

  await cancel.click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'leaving')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await page.reload()
  await expect(main.getByText('Recuperamos o que você tinha digitado')).toBeVisible()
  await expectAccessible(page, 'editor, draft put back')
  await field('Nome').fill('Joana')
  await page.context().clearCookies()
  await save.click()
  await expect(page.getByText('Sua sessão expirou.')).toBeVisible()
  await expectAccessible(page, 'editor, session over')

  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('has no accessibility violations in the photo cropper @desktop', async ({ page, open }) => {
  await givenOwnAccount(page)
  await open('/edit-profile')
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 400
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

  await page
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') })

  await expect(page.getByRole('dialog', { name: 'Ajuste a foto' }).getByLabel('Zoom')).toBeVisible()
  await expectAccessible(page, 'crop')
})
