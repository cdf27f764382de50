import { randomInt, randomUUID } from 'node:crypto'
import { generateCpf } from '@brazilian-utils/brazilian-utils'
import type { Page } from '@playwright/test'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#infrastructure/demo/demo_world.ts'

/** Accounts of the demonstration; a test that changes an account opens one of its own. */
export const FREE = { email: DEMO_EMAILS.free, password: DEMO_PASSWORD }
export const ADMIN = { email: DEMO_EMAILS.admin, password: DEMO_PASSWORD }

/** The parts of the account screens as a person names them. */
export function accountOf(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    /** A label alone also names the section 'Confirme seu e-mail' of the screen before. */
    email: main.getByRole('textbox', { name: 'E-mail' }),
    password: main.getByLabel('Senha', { exact: true }),
    remember: main.getByLabel('Lembrar de mim'),
    submit: main.getByRole('button', { name: 'Entrar', exact: true }),
  }
}

export async function logInAs(page: Page, { email, password }: { email: string; password: string }) {
  const login = accountOf(page)
  await login.email.fill(email)
  await login.password.fill(password)
  await login.submit.click()
}

/** Somebody whom the site does not know yet. */
export function aNewProfessional() {
  return {
    name: 'Joana',
    lastname: 'Prates',
    email: `joana-${randomUUID()}@exemplo.com.br`,
    password: 'girassol-azul-42',
    cpf: generateCpf(),
    crm: `CRM ${randomInt(100_000, 999_999)}-SP`,
  }
}

export function registrationOf(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    city: main.getByRole('combobox', { name: 'Cidade' }),
    submit: main.getByRole('button', { name: 'Cadastrar' }),
  }
}

export async function fillRegistration(
  page: Page,
  newProfessional: ReturnType<typeof aNewProfessional>,
): Promise<void> {
  const { field, city } = registrationOf(page)
  await field('Título (opcional)').selectOption('Dra')
  await field('Nome').fill(newProfessional.name)
  await field('Sobrenome').fill(newProfessional.lastname)
  await field('E-mail').fill(newProfessional.email)
  await field('Senha').fill(newProfessional.password)
  await field('CPF/CNPJ').fill(newProfessional.cpf)
  await field('Especialidade').selectOption('Dermatologista')
  await field('Registro profissional').fill(newProfessional.crm)
  await field('Estado').selectOption('SP')
  await city.fill('Campinas')
  await field('WhatsApp').fill('11998765432')
}
