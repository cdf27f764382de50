import { RAFAEL } from './support/cast.ts'
import { profileOf, reachLeadForm, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('input for a professional survives closing, a reload and navigation until sent @phone', async ({
  page,
  open,
}) => {
  const { reviews, field, consent } = profileOf(page)
  const review = page.getByRole('dialog', { name: 'Avaliar atendimento' })
  const name = review.getByLabel('Seu nome')
  const openReview = () => reviews.getByRole('button', { name: 'Avaliar' }).click()
  await open(`/${RAFAEL.slug}`)

  await test.step('a review', async () => {
    await openReview()
    await review.getByRole('radio', { name: '4 estrelas: Muito bom' }).check({ force: true })
    await name.fill('Lia Rocha')
    await page.mouse.click(2, 2)
    await expect(review).toBeHidden()
    await page.reload()
    await openReview()
    await expect(name).toHaveValue('Lia Rocha')
    await expect(review.getByRole('radio', { name: '4 estrelas: Muito bom' })).toBeChecked()
    await review.getByRole('checkbox', { name: /^Autorizo/ }).check()
    await review.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(toastOf(page)).toContainText('Avaliação enviada')
    await openReview()
    await expect(name).toHaveValue('')
    await review.getByRole('button', { name: 'Cancelar' }).click()
    await expect(review).toBeHidden()
  })
  await test.step('a lead', async () => {
    await reachLeadForm(page)
    await field('Seu nome').fill('Ana Reis')
    await field('WhatsApp com DDD').fill('11912345678')
    await field('Local').selectOption({ index: 1 })
    await consent.check()
    await open('/especialidades')
    await open(`/${RAFAEL.slug}`)
    await reachLeadForm(page)
    await expect(field('Seu nome')).toHaveValue('Ana Reis')
    await expect(field('WhatsApp com DDD')).toHaveValue('(11) 91234-5678')
    await expect(field('Local')).not.toHaveValue('')
    await expect(consent).toBeChecked()
  })
  await test.step('a report', async () => {
    await open('/marina-lacerda-fontes')
    const report = page.getByRole('alertdialog', { name: 'Denunciar avaliação' })
    const openReport = async () => {
      await page
        .getByRole('button', { name: /^Opções da avaliação/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Denunciar' }).click()
    }
    await openReport()
    await report.getByRole('radio', { name: 'Propaganda ou spam' }).check()
    await page.reload()
    await openReport()
    await expect(report.getByRole('radio', { name: 'Propaganda ou spam' })).toBeChecked()
  })
})

test('a registration draft stays in the tab without its password, and the terms open beside it @desktop', async ({
  page,
  open,
  context,
}) => {
  await open('/register-professional')
  await page.getByLabel('Nome', { exact: true }).fill('Joana')
  await page.getByLabel('Senha', { exact: true }).fill('segredo-bem-longo')
  await page.getByLabel('CPF/CNPJ').fill('52998224725')
  await page.getByLabel('Estado').selectOption('SP')
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: 'Termos de Uso (abre em nova aba)' }).click()
  await expect(await opened).toHaveURL(/termos|terms/)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo-bem-longo')

  await page.reload()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Joana')
  await expect(page.getByLabel('CPF/CNPJ')).toHaveValue('529.982.247-25')
  await expect(page.getByLabel('Estado')).toHaveValue('SP')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('segredo')
})
