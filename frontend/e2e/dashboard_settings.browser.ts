import { dashboardOf, givenDashboard, HELENA } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const SETTINGS = '/dashboard?aba=configuracoes'
const OWN = `**/api/professionals/${HELENA.id}`

test('refuses an invalid redirect address, saves the settings and confirms @phone', async ({
  page,
  open,
}) => {
  const { panel } = dashboardOf(page)
  await givenDashboard(page, { member: { subscriptionLevel: 'premium' } })
  const answer = Promise.withResolvers<void>()
  await page.route(OWN, async (route) => {
    await answer.promise
    await route.fulfill({ json: { ...HELENA, subscriptionLevel: 'premium' } })
  })
  await open(SETTINGS)
  await expect(panel).toContainText('helena@exemplo.com.br')
  await panel.getByLabel('Redirect após Coleta').fill('javascript:alert(1)')

  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()

  await expect(panel.getByLabel('Redirect após Coleta')).toHaveAccessibleDescription(/URL deve ser válida$/)

  await panel.getByLabel('Estado').selectOption('Minas Gerais')
  await expect(panel.getByRole('combobox', { name: 'Cidade' })).toHaveValue('')
  await panel.getByRole('combobox', { name: 'Cidade' }).pressSequentially('uberl')
  await panel.getByRole('option', { name: 'Uberlândia' }).click()
  await panel.getByLabel('Teleconsulta (Online)').check()
  await panel.getByLabel('Redirect após Coleta').fill('exemplo.com.br/obrigado')
  await panel.getByLabel('WhatsApp').fill('')
  await panel.getByLabel('WhatsApp').pressSequentially('34912345678')
  await expect(panel.getByLabel('WhatsApp')).toHaveValue('(34) 91234-5678')
  const sent = page.waitForRequest((each) => each.method() === 'PUT')

  await panel.getByLabel('WhatsApp').press('Enter')

  expect((await sent).postDataJSON()).toEqual({
    state: 'MG',
    city: 'Uberlândia',
    whatsapp: '(34) 91234-5678',
    teleconsulta: true,
    redirectUrl: 'exemplo.com.br/obrigado',
    version: 'name:1',
  })
  await expect(panel.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
  answer.resolve()
  await expect(toastOf(page)).toContainText('Configurações salvas!')
})

test('warns before a change removes the verification, shows errors beside fields, and explains the redirect @desktop', async ({
  page,
  open,
}) => {
  const { panel } = dashboardOf(page)
  await givenDashboard(page)
  await open(SETTINGS)
  await expect(panel.getByLabel('Estado')).toHaveAccessibleDescription(
    'Onde você atende. Ao mudar, o selo Verificado sai até uma nova conferência.',
  )

  await givenDashboard(page, { member: { isVerified: false } })
  await page.reload()
  await expect(panel.getByLabel('Estado')).toHaveAccessibleDescription('Onde você atende')

  await page.route(OWN, (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Verifique os campos informados.',
        code: 'invalid_input',
        errors: [{ field: 'city', rule: 'x', message: 'Cidade desconhecida.' }],
      },
    }),
  )
  await expect(panel.getByLabel('Redirect após Coleta')).toBeDisabled()
  await expect(panel.getByLabel('Redirect após Coleta')).toHaveAccessibleDescription(
    'Disponível apenas para usuários Premium.',
  )
  await panel.getByLabel('WhatsApp').fill('123')
  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
  await expect(panel.getByLabel('WhatsApp')).toHaveAccessibleDescription(
    /Informe um telefone brasileiro com DDD\.$/,
  )
  await panel.getByLabel('WhatsApp').fill('')
  const sent = page.waitForRequest((each) => each.method() === 'PUT')

  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()

  expect((await sent).postDataJSON()).not.toHaveProperty('redirectUrl')
  await expect(toastOf(page)).toContainText('Erro ao salvar.Verifique os campos informados.')
  await expect(panel.getByRole('combobox', { name: 'Cidade' })).toHaveAccessibleDescription(
    /Cidade desconhecida\.$/,
  )
  await expect(panel.getByRole('combobox', { name: 'Cidade' })).toBeFocused()
})
