import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { adminOf, aMember, logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** What everybody finds of a professional: by the specialty's list, by name and at their own address. */
async function seenPublicly(request: APIRequestContext, { id, slug }: { id: string; slug: string }) {
  const idsOf = async (path: string) => {
    const found: { id: string }[] = await (await request.get(path)).json()
    return found.some((each) => each.id === id)
  }
  return {
    listed: await idsOf('/api/professionals?specialty=Dermatologista&state=SP&city=Campinas&limit=200'),
    premium: await idsOf('/api/professionals/search?specialty=Dermatologista&premium=true&limit=200'),
    profile: (await request.get(`/${slug}`)).status(),
  }
}

test('verifies, makes premium, blocks and unblocks a professional, with effect at once @desktop', async ({
  page,
  open,
  browser,
  request,
}) => {
  const { user, search, dialog, counter } = adminOf(page)
  const member = await aMember(browser)
  const row = user(member.email)
  const whoAmI = async () => (await member.page.request.get('/api/user')).status()
  await logInAsAdmin(page)
  await open('/admin')
  await search.fill(member.email)
  await expect(row).toHaveCount(1)
  expect(await seenPublicly(request, member)).toEqual({ listed: true, premium: false, profile: 200 })

  await row.getByRole('button', { name: 'Verificar' }).click()
  await expect(dialog).toContainText(`Verificar ${member.name} ${member.lastname}?`)
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await expect(toastOf(page)).toContainText('Verificação atualizada')
  await expect(row.locator('.user-badges')).toHaveText('Verificado')
  await row.getByLabel(/^Assinatura de/).selectOption('Premium')
  await expect(toastOf(page)).toContainText('Assinatura atualizada')
  await expect(row.locator('.user-badges')).toHaveText('PremiumVerificado')
  expect(await seenPublicly(request, member)).toEqual({ listed: true, premium: true, profile: 200 })
  const profile = await (await request.get(`/api/professionals/slug/${member.slug}`)).json()
  expect(profile).toMatchObject({ isVerified: true, subscriptionLevel: 'premium' })

  await row.getByLabel(/^Assinatura de/).selectOption('Gratuito')
  await expect(row.locator('.user-badges')).toHaveText('Verificado')
  await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(row.locator('.user-badges')).toHaveText('PremiumVerificado')

  await row.getByRole('button', { name: 'Bloquear' }).click()
  await expect(dialog).toContainText(`Bloquear ${member.name} ${member.lastname}?`)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await whoAmI()).toBe(200)
  await row.getByRole('button', { name: 'Bloquear' }).click()
  await dialog.getByLabel('Motivo (opcional)').fill('Registro cassado')
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(toastOf(page)).toContainText('Status atualizado')
  await expect(row.locator('.user-badges')).toHaveText('PremiumVerificadoBloqueado')
  await expect(counter('Bloqueados')).toContainText(/[1-9]/)
  expect(await seenPublicly(request, member)).toEqual({ listed: false, premium: false, profile: 404 })
  expect(await whoAmI()).toBe(401)

  await row.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(row.getByRole('button', { name: /^Bloquear/ })).toBeFocused()
  await expect(row.locator('.user-badges')).toHaveText('PremiumVerificado')
  expect(await seenPublicly(request, member)).toEqual({ listed: true, premium: true, profile: 200 })
  expect(await whoAmI()).toBe(401)
})

test("shows a blocked professional's page, marked, only to administrators @desktop", async ({
  page,
  open,
  browser,
  request,
}) => {
  const member = await aMember(browser)
  await logInAsAdmin(page)
  await page.request.patch(`/api/admin/users/${member.id}/block`, { data: { blocked: true } })
  await page.addInitScript(() => localStorage.setItem('signed-in', '1'))

  await open(`/${member.slug}`)

  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.lastname)
  await expect(page.getByRole('note')).toHaveText('Este perfil está bloqueado: só a administração o vê.')
  expect((await request.get(`/${member.slug}`)).status()).toBe(404)
})

test("shows a row's history and undoes a change, unless the row has changed since @phone", async ({
  page,
  open,
  browser,
}) => {
  const { user, search, history } = adminOf(page)
  const member = await aMember(browser)
  const address = `/api/admin/users/${member.id}`
  await logInAsAdmin(page)
  await page.request.patch(`${address}/verify`, { data: { verified: true } })
  const data = { subscriptionLevel: 'premium', reason: 'Pagou o ano' }
  await page.request.patch(`${address}/subscription`, { data })
  await open('/admin')
  await search.fill(member.email)
  await user(member.email)
    .getByRole('button', { name: /^Histórico/ })
    .click()
  const entry = (words: string) => history.getByRole('listitem').filter({ hasText: words })
  await expect(entry('Assinatura alterada')).toContainText(/Gratuito\s*agora\s*Premium/)
  await expect(entry('Assinatura alterada')).toContainText('Motivo: Pagou o ano')
  await expect(entry('Assinatura alterada')).toContainText(
    /Equipe Saúde Perto · \d\d\/\d\d\/\d{4}, \d\d:\d\d/,
  )
  await expect(entry('Verificação concedida')).toContainText(/Verificado\s*Não\s*agora\s*Sim/)

  await entry('Assinatura alterada')
    .getByRole('button', { name: /^Desfazer/ })
    .click()
  await history.getByRole('button', { name: 'Sim, desfazer' }).press('Enter')
  await expect(entry('Ação desfeita')).toContainText(/Premium\s*agora\s*Gratuito/)
  await expect(entry('Desfeita depois')).toBeFocused()
  await expect(entry('Desfeita depois')).toContainText('Pagou o ano')
  await page.request.patch(`${address}/verify`, { data: { verified: false } })
  await entry('Verificação concedida')
    .getByRole('button', { name: /^Desfazer/ })
    .click()
  await history.getByRole('button', { name: 'Sim, desfazer' }).click()
  await expect(history.getByRole('alert')).toHaveText(
    'O registro mudou depois desta ação, que não pode mais ser desfeita.',
  )
  await history.getByRole('button', { name: 'Fechar' }).click()

  await expect(user(member.email).locator('.user-badges')).toBeEmpty()
  await expect(user(member.email).getByLabel(/^Assinatura de/)).toHaveValue('free')

  await test.step("the site's activity can be filtered, undone and exported", async () => {
    const done = page.getByRole('list', { name: /^Atividade:/ }).getByRole('listitem')
    await page.getByRole('link', { name: 'Atividade' }).click()
    await page.getByLabel('Conta ou artigo').fill(member.email)
    await expect(done).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'Atividade' })).toBeInViewport()
    await expect(done.first()).toContainText('Verificação retirada')
    await expectAccessible(page, 'activity')
    await done
      .first()
      .getByRole('button', { name: /^Desfazer/ })
      .press('Enter')
    await page.getByRole('button', { name: 'Sim, desfazer' }).press('Enter')
    await expect(done).toHaveCount(5)
    await expect(done.nth(1)).toContainText('Desfeita depois')
    await expect(done.nth(1)).toBeFocused()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const file = await (await saved).path()
    const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain(`"Verificação concedida";"conta ${member.name} ${member.lastname}"`)
    await page.getByRole('link', { name: 'Limpar Filtros' }).click()
    await expect(page.getByRole('region', { name: 'Registros' })).toBeFocused()
    await expect(page.getByLabel('Conta ou artigo')).toHaveValue('')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
