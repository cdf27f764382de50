import { MARINA } from './support/cast.ts'
import { countText, homeOf, totalOf } from './support/home.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('shows the home page and searches by a plain form @phone', async ({ page, request }) => {
  const { free, fields, specialty, place, submit, results, cards, chips } = homeOf(page)
  const total = await totalOf(request, { specialty: 'Cardiologista', location: 'São Paulo, SP' })
  await page.goto('/')
  await expect(cards).toHaveCount(6)

  await fields.click()
  await specialty.selectOption('Cardiologista')
  await place.fill('São Paulo, SP')
  await submit.click()

  await expect(page).toHaveURL(/\?q=&specialty=Cardiologista&location=S%C3%A3o\+Paulo%2C\+SP#profissionais$/)
  await expect(results.getByText(countText(total))).toBeVisible()
  await expect(cards.first()).toContainText('Cardiologista')
  await page.goto('/?q=psicologo')
  await expect(results.locator('#profissionais-titulo')).toBeInViewport()
  await results.getByRole('link', { name: 'Ver mais profissionais' }).click()
  await expect(cards).toHaveCount(12)
  await page.goBack()
  await page.goBack()
  await expect(free).toHaveValue('Cardiologista São Paulo, SP')
  await results.getByRole('link', { name: 'Remover filtro São Paulo, SP' }).click()
  await expect(chips).toHaveText(['Cardiologista'])
  await expect(free).toHaveValue('Cardiologista')
})

test('reads a specialty and chooses its place by a plain form @phone', async ({ page }) => {
  await page.goto('/especialidades')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cardiologista/ })
    .first()
    .click()
  const filters = page.getByRole('search')
  const count = page.getByRole('heading', { level: 2, name: /encontrado/ })
  await expect(page.getByRole('article')).toHaveCount(14)

  await filters.getByRole('combobox', { name: 'Estado' }).selectOption('SP')
  await filters.getByRole('button', { name: 'Filtrar' }).click()
  await expect(count).toHaveText(/encontrados em São Paulo$/)
  await filters.getByRole('combobox', { name: 'Cidade' }).selectOption('São Paulo')
  await filters.getByRole('button', { name: 'Filtrar' }).click()

  await expect(page).toHaveURL('/especialidades/cardiologista/sao-paulo-sp')
  await expect(count).toHaveText(/encontrados em São Paulo, SP$/)
})

test('reads a profile with its services, reviews and ways to call @desktop', async ({ page }) => {
  const { name, part, reviews, contact, lead } = profileOf(page)
  await page.goto(`/${MARINA.slug}`)
  await expect(name).toHaveText(MARINA.name)
  await expect(part('Sobre')).toContainText('Acredito em consulta sem pressa.')
  await expect(contact.getByRole('link', { name: 'Chamar no WhatsApp' })).toBeVisible()
  await expect(lead).toContainText('Para enviar este formulário, ative o JavaScript do navegador')
  await expect(reviews.getByRole('button', { name: 'Avaliar' })).toBeHidden()

  await expect(part('Serviços')).toContainText('Consulta cardiológica')
  await reviews.getByRole('link', { name: 'Página 2' }).click()
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(10)

  await page.goto('/elisa-do-sul')
  await expect(contact.getByRole('link', { name: '(55) 3222-1234' })).toHaveAttribute(
    'href',
    'tel:+555532221234',
  )
})

test('explains that a private screen needs JavaScript @phone', async ({ page, request }) => {
  for (const path of ['/dashboard', '/edit-profile', '/admin', '/admin/blog']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Esta página precisa de JavaScript' })).toBeVisible()
  }
  const icons = ['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest']
  const answers = await Promise.all(icons.map((path) => request.get(path)))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200])
  await page.goto('/?specialty=Cardiologista')
  await expect(page.getByRole('button', { name: 'Ordenar' })).toHaveClass(/rt-Button/)
})
