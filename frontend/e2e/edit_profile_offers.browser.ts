import { INSURERS } from '#domain/catalogue/insurers.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const failing = { status: 503, body: '' }

test('adds, changes and removes a service with a typed price @desktop', async ({ page, open }) => {
  const { id } = await givenOwnAccount(page)
  const { services, dialog } = editorOf(page)
  const price = services.getByLabel('Preço')
  await open('/edit-profile')
  await expect(services.getByText('Nenhum serviço ainda.')).toBeVisible()

  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await price.pressSequentially('-5')
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(services.getByLabel('Nome do serviço')).toHaveAccessibleDescription(
    'Nome do serviço é obrigatório',
  )
  await expect(price).toHaveAccessibleDescription(/Preço deve ser maior ou igual a zero$/)
  await services.getByLabel('Nome do serviço').fill('Consulta')
  await price.fill('')
  await price.pressSequentially('1234,5')
  await expect(price).toHaveValue('1234,5')
  await price.blur()
  await expect(price).toHaveValue('1.234,50')
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(toastOf(page)).toContainText('Serviço adicionado com sucesso!')
  await expect(services.getByRole('listitem')).toContainText('R$ 1.234,50')

  await services.getByRole('button', { name: 'Editar Consulta' }).click()
  await price.fill('grátis')
  await services.getByRole('button', { name: 'Atualizar serviço' }).click()
  await expect(toastOf(page)).toContainText('Serviço atualizado com sucesso!')
  const stored = await (await page.request.get(`/api/professionals/${id}/services`)).json()
  expect(stored).toMatchObject([{ name: 'Consulta', price: 0 }])
  await expect(services.getByRole('listitem')).toContainText('Valor sob consulta')

  await page.route('**/api/services/*', (route) => route.fulfill(failing), { times: 1 })
  await services.getByRole('button', { name: 'Remover Consulta' }).click()
  await expect(dialog).toContainText('Tem certeza que deseja remover o serviço Consulta?')
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(toastOf(page)).toContainText('Erro ao remover serviço. Tente novamente.')
  await services.getByRole('button', { name: 'Remover Consulta' }).click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(toastOf(page)).toContainText('Serviço removido com sucesso!')
})

test('adds remaining insurers, once each, until none are left @phone', async ({ page, open }) => {
  const { id } = await givenOwnAccount(page)
  const { insurances, dialog } = editorOf(page)
  const choice = insurances.getByLabel('Convênio', { exact: true })
  const add = insurances.getByRole('button', { name: 'Adicionar convênio' })
  const addElsewhere = (insuranceName: string) =>
    page.request.post(`/api/professionals/${id}/insurances`, { data: { insuranceName } })
  await open('/edit-profile')

  await add.click()
  await expect(choice).toHaveAccessibleDescription('Selecione um convênio para adicionar.')
  await choice.selectOption('Amil')
  await add.click()
  await expect(toastOf(page)).toContainText('Convênio adicionado com sucesso!')
  await expect(choice.getByRole('option', { name: 'Amil', exact: true })).toHaveCount(0)
  await addElsewhere('Unimed')
  await choice.selectOption('Unimed')
  await add.click()
  await expect(toastOf(page)).toContainText('Erro ao adicionar convênio. Tente novamente.')
  await expect(choice).toHaveAccessibleDescription('Este convênio já foi adicionado.')
  await insurances.getByRole('button', { name: 'Remover Amil' }).click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(toastOf(page)).toContainText('Convênio removido com sucesso!')

  for (const { name } of INSURERS) await addElsewhere(name)
  await page.reload()
  await expect(insurances.getByText('Todos os convênios disponíveis foram adicionados.')).toBeVisible()
  await expect(add).toHaveCount(0)
})
