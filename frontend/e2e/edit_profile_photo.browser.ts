import sharp from 'sharp'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** Red above, blue below, taller than wide. */
async function aPicture(): Promise<Buffer> {
  const half = { width: 300, height: 200, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, height: 400, background: 'blue' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .png()
    .toBuffer()
}

test('crops and uploads a photo, and shows it once the profile is saved @desktop', async ({ page, open }) => {
  const { id, slug } = await givenOwnAccount(page)
  const { main, save, preview } = editorOf(page)
  const crop = page.getByRole('dialog', { name: 'Ajuste a foto' })
  const publicPhoto = () => page.request.get(`/api/images/${id}`)
  await open('/edit-profile')

  await main
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await aPicture() })
  await crop.getByLabel('Zoom').fill('2')
  await crop.getByRole('button', { name: 'Usar foto' }).click()
  await expect(crop).toBeHidden()
  await expect(preview.locator('img')).toHaveAttribute('src', /^data:image\/webp;base64,/)
  expect((await publicPhoto()).status()).toBe(404)
  await save.click()

  await expect(page).toHaveURL('/dashboard')
  const { width, height } = await sharp(await (await publicPhoto()).body()).metadata()
  expect([width, height]).toEqual([512, 512])
  await page.goto(`/${slug}`)
  await expect(page.getByRole('main').locator('.professional-photo-image').first()).toBeVisible()

  await page.goto('/edit-profile')
  await main.getByRole('button', { name: 'Remover foto' }).click()
  await save.click()
  await expect(toastOf(page)).toContainText('Perfil atualizado!')
  expect((await publicPhoto()).status()).toBe(404)
})

test('explains why a file cannot be the photo @phone', async ({ page, open }) => {
  await givenOwnAccount(page)
  const { main } = editorOf(page)
  const choose = (mimeType: string, buffer: Buffer) =>
    main.getByLabel('Arquivo da foto').setInputFiles({ name: 'foto', mimeType, buffer })
  await open('/edit-profile')

  await choose('image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(main.getByRole('alert')).toHaveText('Arquivo muito grande. Tamanho máximo: 5MB')
  await choose('image/svg+xml', Buffer.from('<svg/>'))
  await expect(main.getByRole('alert')).toHaveText('Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.')
  await choose('image/png', Buffer.from('not a picture'))
  await expect(main.getByRole('alert')).toHaveText('Não foi possível ler a imagem. Envie outro arquivo.')

  await page.route('**/api/upload/profile-image', (route) => route.fulfill({ status: 503, body: '' }))
  await choose('image/png', await aPicture())
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(main.getByRole('alert')).toHaveText('Falha no upload da imagem')
})
