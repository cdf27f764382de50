import { MARINA } from './support/cast.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('sends visitors home @desktop', async ({ page, open }) => {
  await open('/edit-profile')

  await expect(page).toHaveURL('/')
})

test('saves the profile, returns to the dashboard, and updates the public page at once @desktop', async ({
  page,
  open,
}) => {
  const { slug } = await givenOwnAccount(page)
  const { field, main, meter, preview, save } = editorOf(page)
  await open('/edit-profile')
  await expect(meter).toHaveAttribute('aria-valuenow', '38')

  const feminine = main.getByRole('switch', { name: 'Feminino' })
  await field('Título').selectOption('Dra')
  await expect(feminine).toBeChecked()
  await field('Título').selectOption('Dr')
  await expect(feminine).not.toBeChecked()
  await feminine.click()
  await field('Título').selectOption('none')
  await expect(feminine).toBeChecked()
  await field('Título').selectOption('Dra')
  await field('Especialidade').selectOption('Psicólogo')
  await expect(main.getByText('Aparece como Psicóloga')).toBeVisible()
  await expect(preview).toContainText('Dra. Joana Prates')
  await expect(preview).toContainText('Psicóloga')
  await field('Endereço do perfil').fill('')
  await field('Endereço do perfil').pressSequentially(`Joana ${slug}`)
  await expect(field('Endereço do perfil')).toHaveValue(`joana-${slug}`)
  await expect(main.getByText('Endereço disponível')).toBeVisible()
  await field('Biografia').fill('Atendo com calma.')
  await field('Experiência profissional').fill('2015: Residência\n2018: Consultório')
  await expect(main.getByText('17 de 5.000 caracteres')).toBeVisible()
  await field('Instagram').fill('@joana.prates')
  await expect(meter).toHaveAttribute('aria-valuenow', '63')
  await save.click()

  await expect(toastOf(page)).toContainText('Perfil atualizado!')
  await expect(page).toHaveURL('/dashboard')
  await toastOf(page).getByRole('button', { name: 'Ver perfil público' }).click()
  await expect(page).toHaveURL(`/joana-${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dra\. Joana Prates/)
  await expect(page.getByRole('main')).toContainText('Psicóloga')
  await expect(
    page.getByRole('main').locator('a[href="https://www.instagram.com/joana.prates"]'),
  ).toBeVisible()
})

test('says beside each field what is wrong with it, and moves to the first @phone', async ({
  page,
  open,
}) => {
  await givenOwnAccount(page)
  const { field, main, save } = editorOf(page)
  await open('/edit-profile')
  for (const label of ['Nome', 'Sobrenome', 'Registro profissional', 'Endereço do perfil'])
    await field(label).fill('')
  await field('Especialidade').selectOption('')
  const links = ['Instagram', 'LinkedIn', 'YouTube', 'Facebook', 'X (Twitter)', 'Site']
  for (const label of links) await field(label).fill('javascript:alert(1)')

  await save.click()

  await expect(field('Nome')).toBeFocused()
  const said: Record<string, string> = {
    Nome: 'Nome deve ter no mínimo 2 caracteres',
    Sobrenome: 'Sobrenome deve ter no mínimo 2 caracteres',
    Especialidade: 'Especialidade é obrigatória',
    'Registro profissional': 'CRM deve ter no mínimo 5 caracteres',
    'Endereço do perfil': 'URL deve ter no mínimo 3 caracteres',
    ...Object.fromEntries(links.map((label) => [label, 'URL deve ser válida'])),
  }
  for (const [label, message] of Object.entries(said))
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`))

  await field('Endereço do perfil').fill('ação')
  await expect(field('Endereço do perfil')).toHaveAccessibleDescription(
    /URL deve conter apenas letras minúsculas, números e hífens$/,
  )
  await field('Endereço do perfil').fill('admin')
  await expect(main.getByText('Este endereço de perfil é reservado. Escolha outro.')).toBeVisible()
})

test('says what the server refuses, and that it could not be saved @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await givenOwnAccount(page)
  const { field, main, save } = editorOf(page)
  const taken = 'Este endereço de perfil já está em uso. Escolha outro.'
  await open('/edit-profile')
  await field('Endereço do perfil').fill(MARINA.slug)
  await expect(main.getByText(taken)).toBeVisible()

  await save.click()
  await expect(toastOf(page)).toContainText('Erro ao atualizar perfil')
  await expect(toastOf(page)).toContainText(taken)
  await expect(field('Endereço do perfil')).toBeFocused()
  await expect(field('Endereço do perfil')).toHaveAccessibleDescription(new RegExp(`${taken}$`))

  await page.route('**/api/professionals/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await save.click()
  await expect(toastOf(page)).toContainText('Houve um erro ao salvar suas informações.')
})

test('asks before leaving unsaved changes @phone', async ({ page, open }) => {
  await givenOwnAccount(page)
  const { field, cancel, dialog } = editorOf(page)
  await open('/edit-profile')
  await field('Biografia').fill('Ainda não salvo.')

  await cancel.click()
  await expect(dialog).toContainText('Sair sem salvar?')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(field('Biografia')).toHaveValue('Ainda não salvo.')

  await cancel.click()
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/edit-profile')
  await expect(field('Biografia')).toHaveValue('')
})
