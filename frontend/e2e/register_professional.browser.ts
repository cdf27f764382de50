import type { Locator } from '@playwright/test'
import { accountOf, logInAs, aNewProfessional, fillRegistration, registrationOf } from './support/accounts.ts'
import { toastOf } from './support/profile.ts'
import { repairAt } from './support/typing.ts'
import { expect, test } from './support/test.ts'

/** As the browser does it, over whatever the field held. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.evaluate((input, typed) => {
    input.focus()
    input.ownerDocument.execCommand('insertText', false, typed)
  }, text)
}

test('offers cities, checks a CPF, shows refusals beside fields, and registers a public professional @phone', async ({
  page,
  open,
  request,
}) => {
  const { field, city, submit } = registrationOf(page)
  const newProfessional = aNewProfessional()
  await open('/register-professional')

  await test.step('offers the cities of the chosen state, writes them as they are and clears them with the state', async () => {
    await expect(city).toHaveAccessibleDescription('Escolha primeiro o estado')
    await field('Estado').selectOption('SP')

    await city.pressSequentially('sao jose dos c')
    await page.getByRole('option', { name: 'São José dos Campos' }).click()
    await expect(city).toHaveValue('São José dos Campos')

    await city.fill('ribeirao preto')
    await city.press('Escape')
    await city.blur()
    await expect(city).toHaveValue('Ribeirão Preto')

    await city.fill('Curitiba')
    await city.blur()
    await expect(city).toHaveAccessibleDescription(/Cidade não encontrada no estado escolhido\.$/)

    await field('Estado').selectOption('PR')
    await expect(city).toHaveValue('')
  })

  await test.step('checks the digits of a CPF when its field is left, and keeps what the server refused elsewhere', async () => {
    const wrong = /CPF\/CNPJ inválido\. Confira os números digitados\.$/
    await field('CPF/CNPJ').focus()
    await field('CPF/CNPJ').blur()
    await expect(field('CPF/CNPJ')).toHaveAccessibleDescription('Nunca é mostrado a ninguém')
    await field('CPF/CNPJ').fill('111.111.111-11')
    await field('CPF/CNPJ').blur()
    await expect(field('CPF/CNPJ')).toHaveAccessibleDescription(wrong)
    await field('CPF/CNPJ').fill(newProfessional.cpf)
    await field('CPF/CNPJ').blur()
    await expect(field('CPF/CNPJ')).toHaveAccessibleDescription('Nunca é mostrado a ninguém')

    await fillRegistration(page, { ...newProfessional, password: '12345678' })
    await submit.click()
    await expect(toastOf(page)).toContainText('Erro no cadastro')
    await expect(field('Senha')).toBeFocused()
    await expect(field('Senha')).toHaveAccessibleDescription(/senha/i)
    await expect(field('Senha')).toHaveAttribute('aria-invalid', 'true')
    const refusal = await field('Senha').getAttribute('aria-describedby')
    await field('CPF/CNPJ').fill('12.ABC.345/01DE-36')
    await field('CPF/CNPJ').blur()

    await expect(field('CPF/CNPJ')).toHaveAccessibleDescription(wrong)
    await expect(field('Senha')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Senha')).toHaveAttribute('aria-describedby', refusal ?? '')
  })

  await test.step('registers, and logs in', async () => {
    await field('CPF/CNPJ').fill(newProfessional.cpf)
    await field('Senha').fill(newProfessional.password)
    const answer = page.waitForResponse('**/api/professionals')

    await submit.click()

    await expect(toastOf(page)).toContainText('Cadastro realizado com sucesso!')
    await expect(page).toHaveURL('/login')
    const { slug } = await (await answer).json()
    const profile = await (await request.get(`/api/professionals/slug/${slug}`)).json()
    expect(profile).toMatchObject({
      title: 'Dra',
      displayGender: 'feminino',
      name: 'Joana',
      specialty: 'Dermatologista',
      city: 'Campinas',
      state: 'SP',
      whatsapp: '11998765432',
    })
    await logInAs(page, newProfessional)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('shows missing fields, masks input, keeps it on failure, and does not reveal what is taken @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 502/)
  const newProfessional = aNewProfessional()
  const { field, city, submit, main } = registrationOf(page)
  await open('/register-professional')

  await test.step('what is missing, beside each field', async () => {
    await submit.click()

    await expect(toastOf(page)).toContainText('Verifique os campos obrigatórios')
    await expect(field('Nome')).toBeFocused()
    for (const section of ['Dados Pessoais', 'Dados Profissionais', 'Localização e Contato'])
      await expect(main.getByRole('group', { name: section })).toBeVisible()
    const said: Record<string, string> = {
      Nome: 'Nome deve ter no mínimo 2 caracteres',
      Sobrenome: 'Sobrenome deve ter no mínimo 2 caracteres',
      'E-mail': 'Email inválido',
      Senha: 'Senha deve ter no mínimo 8 caracteres',
      'CPF/CNPJ': 'CPF/CNPJ deve ter no mínimo 11 dígitos',
      Especialidade: 'Especialidade é obrigatória',
      'Registro profissional': 'CRM deve ter no mínimo 5 caracteres',
      Estado: 'Estado é obrigatório',
      WhatsApp: 'WhatsApp deve ter no mínimo 10 dígitos',
    }
    for (const [label, message] of Object.entries(said))
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(city).toHaveAccessibleDescription(/Cidade é obrigatória$/)
  })

  await test.step('masks documents and phones without moving the caret from where one mends', async () => {
    const document = field('CPF/CNPJ')
    const phone = field('WhatsApp')

    await document.pressSequentially('52998224725')
    await expect(document).toHaveValue('529.982.247-25')
    await document.fill('')
    await document.pressSequentially('12abc34501de35')
    await expect(document).toHaveValue('12.ABC.345/01DE-35')
    await repairAt(document, 6, 'x')
    await expect(document).toHaveValue('12.ABX.345/01DE-35')

    await document.fill('52998224725')
    await repairAt(document, 5, '1')
    await expect(document).toHaveValue('529.182.247-25')
    await document.press('Delete')
    await document.press('7')
    await expect(document).toHaveValue('529.172.247-25')

    await phone.pressSequentially('11998765432')
    await expect(phone).toHaveValue('(11) 99876-5432')
    await repairAt(phone, 6, '8')
    await expect(phone).toHaveValue('(11) 89876-5432')
    await phone.fill('+55 11 99876-5432')
    await expect(phone).toHaveValue('+55 (11) 99876-5432')

    for (const pasted of ['529.982.247-25', '52998224725', ' 529982247-25 ']) {
      await paste(document, pasted)
      await expect(document).toHaveValue('529.982.247-25')
    }
    for (const pasted of ['(11) 99876-5432', '11998765432', '11 9 9876 5432']) {
      await paste(phone, pasted)
      await expect(phone).toHaveValue('(11) 99876-5432')
    }
    await phone.press('Home')
    for (let step = 0; step < 4; step++) await phone.press('Delete')
    await expect(phone).toHaveValue('(98) 7654-32')
    await phone.press('End')
    for (let step = 0; step < 20; step++) await phone.press('Backspace')
    await expect(phone).toHaveValue('')
  })

  await test.step('keeps what was typed when the server fails', async () => {
    await page.route('**/api/professionals', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await fillRegistration(page, newProfessional)

    await submit.click()

    await expect(toastOf(page)).toContainText('Erro desconhecido')
    await expect(field('E-mail')).toHaveValue(newProfessional.email)
    await expect(accountOf(page).main).toContainText('Cadastre-se como profissional')
    await page.unroute('**/api/professionals')
  })

  await test.step('tells nobody which of the data is taken', async () => {
    await submit.click()
    await expect(page).toHaveURL('/login')
    await page.goto('/register-professional')
    await fillRegistration(page, { ...aNewProfessional(), email: newProfessional.email })

    await submit.click()

    await expect(toastOf(page)).toContainText(
      'Não foi possível concluir o cadastro: já existe uma conta com estes dados.',
    )
  })
})
