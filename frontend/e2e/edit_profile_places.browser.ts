import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { repairAt } from './support/typing.ts'

const VIACEP = 'https://viacep.com.br/**'
const PAULISTA = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }

test('adds a place by its CEP, changes it to an online one and removes it @desktop', async ({
  page,
  open,
}) => {
  const { slug } = await givenOwnAccount(page)
  const { places, dialog } = editorOf(page)
  const cep = places.getByLabel('CEP (opcional)')
  await page.route(VIACEP, (route) =>
    route.fulfill({ json: PAULISTA, headers: { 'access-control-allow-origin': '*' } }),
  )
  await open('/edit-profile')
  await expect(places.getByText('Nenhum local ainda.')).toBeVisible()

  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await places.getByLabel('Nome do local').fill('Clínica Central')
  await cep.pressSequentially('01319100')
  await expect(cep).toHaveValue('01319-100')
  await repairAt(cep, 5, '0')
  await expect(cep).toHaveValue('01310-100')
  await repairAt(cep, 3, '4')
  await expect(cep).toHaveValue('01410-100')
  await cep.press('Delete')
  await expect(cep).toHaveValue('01401-00')
  await cep.press('End')
  for (let step = 0; step < 8; step++) await cep.press('Backspace')
  await expect(cep).toHaveValue('')
  await cep.pressSequentially('01310100')
  await expect(cep).toHaveValue('01310-100')
  await expect(places.getByLabel('Endereço')).toHaveValue('Avenida Paulista, Bela Vista')
  await expect(places.getByLabel('Estado')).toHaveValue('SP')
  await expect(places.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo')
  await places.getByLabel('Endereço').fill('Avenida Paulista, 900, Bela Vista')
  for (const day of ['Sexta-feira', 'Segunda-feira']) await places.getByLabel(day).check()
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(toastOf(page)).toContainText('Local adicionado')
  await expect(places.getByRole('listitem')).toContainText('Seg, Sex')

  await places.getByRole('button', { name: 'Editar Clínica Central' }).click()
  await places.getByRole('switch', { name: 'Atendimento online' }).click()
  await expect(places.getByLabel('Endereço')).toHaveCount(0)
  await places.getByLabel('WhatsApp').fill('11998765432')
  await places.getByRole('button', { name: 'Atualizar local' }).click()
  await expect(toastOf(page)).toContainText('Local atualizado')
  await expect(places.getByRole('listitem')).toContainText('Atendimento Online')
  await expect(places.getByText('WhatsApp (11) 99876-5432', { exact: true })).toHaveCSS(
    'white-space',
    'nowrap',
  )
  const shown = await page.request.get(`/${slug}`)
  expect(await shown.text()).toContain('Atendimento Online')

  await places.getByRole('button', { name: 'Remover Atendimento Online' }).click()
  await expect(dialog).toContainText('Tem certeza que deseja remover o local Atendimento Online?')
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(toastOf(page)).toContainText('Local removido')
  await expect(places.getByText('Nenhum local ainda.')).toBeVisible()
})

test('shows what a location lacks, and ignores a failing CEP service @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await givenOwnAccount(page)
  const { places } = editorOf(page)
  await page.route(VIACEP, (route) => route.abort())
  await open('/edit-profile')
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(places.getByLabel('Nome do local')).toBeFocused()
  const asked = page.waitForRequest(VIACEP)
  await places.getByLabel('CEP (opcional)').fill('01310-100')
  await asked

  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(toastOf(page)).toContainText('Campos obrigatórios')
  await expect(toastOf(page)).toContainText(
    'Para atendimento presencial, preencha nome, endereço, cidade e estado.',
  )
  await expect(places.getByLabel('Nome do local')).toHaveAccessibleDescription('Informe o nome do local.')
  await expect(places.getByLabel('Endereço')).toHaveValue('')

  await places.getByRole('switch', { name: 'Atendimento online' }).click()
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(toastOf(page)).toContainText(
    'Para atendimento online, informe pelo menos um telefone ou WhatsApp.',
  )
  await expect(places.getByLabel('WhatsApp')).toBeFocused()

  await places.getByLabel('WhatsApp').fill('11998765432')
  await page.route('**/locations', (route) => route.fulfill({ status: 503, body: '' }))
  await places.getByRole('button', { name: 'Adicionar local' }).click()
  await expect(toastOf(page)).toContainText('Erro ao adicionar local')
  await expect(toastOf(page)).toContainText('Houve um erro ao adicionar o local.')
  await expect(places.getByLabel('WhatsApp')).toHaveValue('(11) 99876-5432')
})
