import { expectAccessible } from './support/axe.ts'
import { UNCLAIMED } from './support/cast.ts'
import { expect, test } from './support/test.ts'

test('asks for an unclaimed profile, which takes neither leads nor reviews', async ({ page, open }) => {
  await open(`/${UNCLAIMED.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('note')).toContainText(
    'Perfil ainda não assumido · dados públicos de Lista do CRM-SP, outubro de 2026',
  )
  await expect(main.getByRole('link', { name: /3234-5678/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Pedir contato' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Avaliar' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Remover este perfil' })).toBeVisible()
  await expectAccessible(page, 'the unclaimed profile')

  await main.getByRole('link', { name: 'É você? Assuma este perfil' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Olívia do Registro')
  await main.getByLabel('Número do registro no conselho').fill('CRM-SP 194600')
  await main.getByLabel('Seu e-mail').fill('olivia@exemplo.com.br')
  await main.getByLabel('Seu telefone').fill('19987654321')
  await main.getByRole('button', { name: 'Pedir este perfil' }).click()
  await expect(main).toContainText('Concorde para enviar o pedido.')
  await main.getByRole('checkbox').check()
  await expectAccessible(page, 'the claim')
  await main.getByRole('button', { name: 'Pedir este perfil' }).click()
  await expect(main.getByRole('status')).toContainText('Recebemos o seu pedido.')
})
