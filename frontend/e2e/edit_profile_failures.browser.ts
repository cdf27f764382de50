import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const CLINIC = { name: 'Clínica', address: 'Rua A, 1', city: 'Campinas', state: 'SP', isOnline: false }

test('reports what could not be added, changed or removed, and keeps the lists @desktop', async ({
  page,
  open,
}) => {
  const { id } = await givenOwnAccount(page)
  const give = (kind: string, data: object) => page.request.post(`/api/professionals/${id}/${kind}`, { data })
  await give('locations', CLINIC)
  await give('services', { name: 'Consulta', price: 100 })
  await give('insurances', { insuranceName: 'Amil' })
  await give('faqs', { question: 'Tem retorno?', answer: 'Sim.' })
  const { field, places, services, insurances, questions, dialog } = editorOf(page)
  await open('/edit-profile')
  await expect(questions.getByRole('listitem')).toHaveCount(1)
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  )

  await places.getByRole('button', { name: 'Editar Clínica' }).click()
  await places.getByRole('button', { name: 'Atualizar local' }).click()
  await expect(toastOf(page)).toContainText('Erro ao atualizar localHouve um erro ao atualizar o local.')
  await places.getByRole('button', { name: 'Cancelar' }).click()
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await field('Nome do serviço').fill('Retorno')
  await services.getByRole('button', { name: 'Adicionar serviço' }).click()
  await expect(toastOf(page)).toContainText('Erro ao adicionar serviço. Tente novamente.')
  await expect(field('Nome do serviço')).toHaveValue('Retorno')
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await questions.getByLabel('Pergunta', { exact: true }).fill('Aceita cartão?')
  await questions.getByLabel('Resposta').fill('Sim.')
  await questions.getByRole('button', { name: 'Adicionar pergunta' }).click()
  await expect(toastOf(page)).toContainText('Erro ao adicionar pergunta')
  await expect(questions.getByLabel('Pergunta', { exact: true })).toHaveValue('Aceita cartão?')

  for (const [list, name, asked, said] of [
    [places, 'Clínica', 'o local Clínica', 'Erro ao remover localHouve um erro ao remover o local.'],
    [services, 'Consulta', 'o serviço Consulta', 'Erro ao remover serviço. Tente novamente.'],
    [insurances, 'Amil', 'o convênio Amil', 'Erro ao remover convênio. Tente novamente.'],
    [questions, 'Tem retorno?', 'a pergunta “Tem retorno?”', 'Erro ao remover pergunta'],
  ] as const) {
    await list.getByRole('button', { name: `Remover ${name}` }).click()
    await expect(dialog).toContainText(`Tem certeza que deseja remover ${asked}`)
    await dialog.getByRole('button', { name: 'Remover' }).click()
    await expect(toastOf(page)).toContainText(said)
    await expect(list.getByRole('button', { name: `Remover ${name}` })).toBeVisible()
  }
})
