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
    email: main.getByLabel('E-mail'),
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
