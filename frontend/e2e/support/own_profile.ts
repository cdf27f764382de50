import { expect, type Page } from '@playwright/test'
import { aNewProfessional } from './accounts.ts'
import { mailedLink } from './mails.ts'

/** Opens an account of the test's own, with a confirmed e-mail, and logs this browser in; returns who it is. */
export async function givenOwnAccount(page: Page) {
  const newProfessional = aNewProfessional()
  const { name, lastname, email, password, cpf, crm } = newProfessional
  const answer = await page.request.post('/api/professionals', {
    data: {
      ...{ title: 'none', name, lastname, email, password, crm, cpfCnpj: cpf },
      ...{ specialty: 'Dermatologista', city: 'Campinas', state: 'SP', whatsapp: '11998765432' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id, slug, mustConfirm }: { id: string; slug: string; mustConfirm: boolean } = await answer.json()
  if (mustConfirm) await confirm(page, email)
  const login = await page.request.post('/api/login', { data: { email, password } })
  expect(login.status(), await login.text()).toBe(200)
  return { ...newProfessional, id, slug }
}

async function confirm(page: Page, email: string): Promise<void> {
  const link = await mailedLink(email, '/confirmar-email', process.env['STRICT_SITE_MAIL'])
  const token = link.split('token=')[1]
  const answer = await page.request.post('/api/email/confirm', { data: { token } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The parts of the profile editor as a person names them. */
export function editorOf(page: Page) {
  const main = page.getByRole('main')
  const section = (name: string) => main.getByRole('region', { name, exact: true })
  return {
    main,
    section,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    meter: main.getByRole('progressbar', { name: 'Perfil preenchido' }),
    preview: main.locator('.card-preview'),
    save: main.getByRole('button', { name: 'Salvar Alterações' }),
    cancel: main.getByRole('link', { name: 'Cancelar' }),
    places: section('Locais de atendimento'),
    services: section('Serviços'),
    insurances: section('Convênios'),
    questions: section('Perguntas frequentes'),
    dialog: page.getByRole('alertdialog'),
  }
}
