import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of a profile as a person names them. */
export function profileOf(page: Page) {
  const main = page.getByRole('main')
  const lead = main.getByRole('region', { name: 'Iniciar Atendimento' })
  return {
    main,
    name: main.getByRole('heading', { level: 1 }),
    contact: main.getByRole('complementary', { name: 'Contato', exact: true }),
    places: main.getByRole('region', { name: 'Locais de atendimento' }),
    reviews: main.getByRole('region', { name: 'Avaliações', exact: true }),
    part: (name: string) => main.getByRole('region', { name, exact: true }),
    lead,
    field: (name: string) => lead.getByLabel(name),
    consent: lead.getByRole('checkbox'),
    /** The form's code comes when it is near; from then on the button sends. */
    send: lead.getByRole('button').and(page.locator('[type=submit]')),
  }
}

export async function fillLead(page: Page, patientName: string): Promise<void> {
  const { field, consent } = profileOf(page)
  await field('Seu nome').fill(patientName)
  await field('WhatsApp com DDD').fill('(11) 91234-5678')
  await field('Serviço de interesse').selectOption('Consulta Geral')
  await field('Local').selectOption({ index: 1 })
  await consent.check()
}

/** Scrolls to the form, whose code comes when it is near; React makes the card anew if it was translated before. */
export async function reachLeadForm(page: Page): Promise<void> {
  const { lead, send } = profileOf(page)
  await expect(() => lead.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await send.waitFor()
}

/** The one message that is shown at the edge of the screen. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')
}
