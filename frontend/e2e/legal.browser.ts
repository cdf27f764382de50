import { expect, test } from './support/test.ts'

test('contains the required terms, privacy policy and accessibility statement @phone', async ({
  page,
  open,
}) => {
  await open('/')
  const main = page.getByRole('main')
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()

  await test.step('the terms', async () => {
    await follow('Termos de Uso')
    await expect(page).toHaveURL('/termos')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso')
    await expect(main).toContainText('12 meses')
    await expect(main).toContainText('R$ 100,00')
    await expect(main).toContainText(/foro/i)
    await expect(main).toContainText('3 semanas')
  })
  await test.step('the privacy policy', async () => {
    await follow('Política de Privacidade')
    await expect(page).toHaveURL('/privacidade')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade')
    for (const word of ['LGPD', 'GDPR', 'cookies', 'Saúde Perto']) await expect(main).toContainText(word)
  })
  await test.step('how everybody can use the site, and whom to tell of a barrier', async () => {
    await follow('Acessibilidade')
    await expect(page).toHaveURL('/acessibilidade')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Acessibilidade')
    await expect(main).toContainText('WCAG')
    await expect(main.getByRole('link', { name: 'suporte@demo.local' })).toBeVisible()
  })
})

test('names contact, councils and sections in both texts and the footer @desktop', async ({ page, open }) => {
  for (const path of ['/termos', '/privacidade']) {
    await open(path)
    const written = page.getByRole('main').getByRole('link', { name: 'suporte@demo.local' }).first()
    await expect(written).toHaveAttribute('href', 'mailto:suporte@demo.local')
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Fale conosco' })
    await expect(inFooter).toHaveAttribute('href', 'mailto:suporte@demo.local')
  }
  const councils = page.getByRole('navigation', { name: 'Conselhos federais' }).getByRole('link')
  await expect(councils).toHaveText([
    /^Conselho Federal de Medicina \(CFM\)/,
    /^Conselho Federal de Odontologia \(CFO\)/,
    /^Conselho Federal de Psicologia \(CFP\)/,
  ])
  for (const link of await councils.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  const last = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').last()
  const title = await last.innerText()
  await last.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: title })).toBeInViewport()
})

test('answers unknown pages with 404 @desktop', async ({ page, open }) => {
  for (const path of ['/algo/que/nao-existe', '/sitemaps/outro']) {
    const response = await open(path)

    expect(response.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Page not found | Saúde Perto')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  }
})
