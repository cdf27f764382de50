import exceljs from 'exceljs'
import type { OwnContact } from '#contract/leads.ts'
import { logInAs, aNewProfessional, fillRegistration, registrationOf } from './support/accounts.ts'
import { dashboardOf } from './support/dashboard.ts'
import { editorOf } from './support/own_profile.ts'
import { profileOf, toastOf } from './support/profile.ts'
import {
  addParts,
  aPatient,
  leaveLead,
  makePremium,
  reviewProfile,
  servedProfile,
  writeProfile,
} from './support/story.ts'
import { expect, test } from './support/test.ts'

const CITY_LIST = '/especialidades/enfermeiro/campinas-sp'

test('takes a professional from registration to a public profile, a lead and a rating @desktop', async ({
  page,
  open,
  browser,
  request,
}) => {
  const newProfessional = { ...aNewProfessional(), lastname: 'Alvorada' }
  const { main, figure, lead, panel, tab, dialog } = dashboardOf(page)
  const patient = await aPatient(browser)
  const card = patient.getByRole('article').filter({ hasText: 'Dra. Joana Alvorada' })
  const who = await test.step('registers and logs in', async () => {
    await open('/register-professional')
    await fillRegistration(page, newProfessional)
    const answer = page.waitForResponse('**/api/professionals')
    await registrationOf(page).submit.click()
    await expect(page).toHaveURL('/login')
    await logInAs(page, newProfessional)
    await expect(page).toHaveURL('/dashboard')
    return (await (await answer).json()) as { id: string; slug: string }
  })
  const contacts = async (): Promise<OwnContact[]> =>
    (await page.request.get(`/api/professionals/${who.id}/contacts`)).json()
  const rating = async () => (await servedProfile(request, who.slug)).business.aggregateRating

  await test.step('fills the profile', async () => {
    await main.getByRole('link', { name: 'Editar Perfil' }).click()
    await writeProfile(page, newProfessional.lastname)
    await addParts(page)
    await editorOf(page).save.click()
    await expect(toastOf(page)).toContainText('Perfil atualizado!')
  })

  await test.step('is public at once, in the served page and its structured data', async () => {
    const { text, business } = await servedProfile(request, who.slug)
    for (const written of [
      ...['Dra. Joana Alvorada', 'Enfermeira', 'Atendo com calma & sem pressa.', '2015: Residência'],
      ...['Clínica Central', 'Rua das Flores, 12', 'Curativo', 'R$ 1.234,50', 'Unimed', 'Tem retorno?'],
      ...['Em 30 dias.', 'https://www.instagram.com/joana.prates', `/api/images/${who.id}`],
    ])
      expect(text).toContain(written)
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Dra. Joana Alvorada',
      description: 'Atendo com calma & sem pressa.',
      knowsAbout: 'Enfermeira',
      image: expect.stringContaining(`/api/images/${who.id}`),
      telephone: '+5511998765432',
      address: { streetAddress: 'Rua das Flores, 12', addressLocality: 'Campinas', addressRegion: 'SP' },
      hasOfferCatalog: { itemListElement: [{ price: '1234.50', itemOffered: { name: 'Curativo' } }] },
    })
    expect(business.aggregateRating).toBeUndefined()
  })

  await test.step('receives a lead, takes "attended" back, then means it', async () => {
    await leaveLead(patient, who.slug, '-Ana da Soma')
    await open('/dashboard')
    await expect(figure('Total de leads')).toContainText('1 este mês')
    await tab('Leads').click()
    const attend = lead('Ana').getByRole('button', { name: /Marcar como Atendido/ })
    await attend.click()
    await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(lead('Ana')).toContainText('Novo Lead')
    expect(await contacts()).toMatchObject([{ leadStatus: 'pending' }])
    await attend.click()
    await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()
    await expect.poll(contacts).toMatchObject([{ leadStatus: 'attended' }])
    await expect(panel).toContainText('Taxa de conversão100%')
  })

  await test.step('takes the leads along as a spreadsheet', async () => {
    await makePremium(browser, who.id)
    await page.reload()
    const saved = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Exportar Excel' }).click()
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.readFile(await (await saved).path())
    const [header, row] = [1, 2].map((number) => workbook.getWorksheet('Leads')?.getRow(number))
    const words = ['Nome', 'WhatsApp', 'Email', 'Serviço de Interesse', 'Local', 'Status', 'Data', 'Anotação']
    expect(header?.values).toEqual([undefined, ...words])
    const { String: text, Null: none, Date: date } = exceljs.ValueType
    const [stored] = await contacts()
    const at = new Date(Math.floor(Date.parse(stored?.createdAt ?? '') / 1000) * 1000 - 3 * 3_600_000)
    expect(words.map((_, index) => [row?.getCell(index + 1).type, row?.getCell(index + 1).value])).toEqual([
      [text, '-Ana da Soma'],
      [text, '11912345678'],
      [none, null],
      [text, 'Consulta Geral'],
      [text, 'Clínica Central'],
      [text, 'Atendido'],
      [date, at],
      [none, null],
    ])
  })

  await test.step('is rated: approved, the public rating moves; rejected, it moves back', async () => {
    await reviewProfile(patient, who.slug, 'Caio Lima')
    expect(await rating()).toBeUndefined()
    await page.reload()
    await tab('Avaliações').click()
    await panel.getByRole('button', { name: 'Aprovar avaliação de Caio Lima' }).click()
    await tab('Visão Geral').click()
    await expect(figure('Avaliação média')).toContainText('4,01 avaliação')
    await tab('Avaliações').click()
    expect(await rating()).toMatchObject({ ratingValue: 4, reviewCount: 1 })
    await patient.goto(`/${who.slug}`)
    await expect(profileOf(patient).reviews).toContainText('Caio L.')
    await expect(profileOf(patient).main).toContainText('4,0')
    await patient.goto(CITY_LIST)
    await expect(card).toContainText('4,0')

    await panel.getByRole('button', { name: 'Rejeitar avaliação de Caio Lima' }).click()
    await dialog.getByLabel('Parece falsa, comprada ou repetida').check()
    await dialog.getByRole('button', { name: 'Rejeitar' }).click()
    await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()
    await tab('Visão Geral').click()
    await expect(figure('Avaliação média')).toContainText('0,00 avaliações')
    expect(await rating()).toBeUndefined()
    await patient.reload()
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('4,0')
  })
})
