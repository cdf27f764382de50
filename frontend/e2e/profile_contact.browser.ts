import { AREA_55_PROFILE, MARINA } from './support/cast.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { nudgeTime, stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

const greeting = (name: string) =>
  encodeURIComponent(`Olá, ${name}! Vi seu perfil no Saúde Perto e gostaria de agendar um horário.`)

test('links to the right number in area code 55, to set networks, and shows a price on request @phone', async ({
  page,
  open,
}) => {
  const { contact, part } = profileOf(page)
  await open(`/${AREA_55_PROFILE.slug}`)

  await expect(contact.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/5555999991234?text=${greeting('Elisa do Sul')}`,
  )
  await expect(contact.getByRole('link', { name: '(55) 3222-1234' })).toHaveAttribute(
    'href',
    'tel:+555532221234',
  )

  const links = page.getByRole('region', { name: 'Redes sociais' }).getByRole('link')
  await expect(links).toHaveText(['Instagram', 'LinkedIn', 'YouTube', 'Facebook', 'X (Twitter)'])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc')
    await expect(link).toHaveAttribute('href', /^https:\/\/.+elisa$/)
  }

  await expect(part('Serviços')).toContainText(/Primeira conversa\s*Valor sob consulta/)
  await expect(contact).not.toContainText('R$')
})

test('keeps contact and scheduling in reach on a phone, and is shared in two taps @phone', async ({
  page,
  open,
}) => {
  const { lead, contact } = profileOf(page)
  const bar = page.getByRole('navigation', { name: 'Contato rápido' })
  const share = page.getByRole('link', { name: 'Compartilhar' })
  const dialog = page.getByRole('dialog', { name: 'Compartilhar perfil' })
  const address = `http://saude.test/${MARINA.slug}`
  const message = `https://wa.me/?text=${encodeURIComponent(`${MARINA.name} – ${address}`)}`
  await page.addInitScript(() => {
    const note = async (shared: unknown) => void Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: note })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: note } })
  })
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
  await open(`/${MARINA.slug}`)

  await test.step('contact and scheduling at hand', async () => {
    await expect(contact.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/5511900000001?text=${greeting(MARINA.name)}`,
    )
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511900000001\?/,
    )

    await bar.getByRole('link', { name: 'Pedir contato' }).click()

    await expect(lead.getByRole('heading', { name: 'Iniciar Atendimento' })).toBeInViewport()
    await expect(lead.getByRole('heading', { name: 'Iniciar Atendimento' })).toBeFocused()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
  })

  await expect(share).toHaveAttribute('href', message)

  await share.click()
  await dialog.getByRole('button', { name: 'Compartilhar pelo aparelho' }).click()
  expect(await shared()).toEqual({ title: MARINA.name, url: address })

  await dialog.getByRole('button', { name: 'Copiar link' }).click()
  await expect(dialog.getByRole('button', { name: 'Link copiado' })).toBeVisible()
  expect(await shared()).toBe(address)
  await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', message)
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Salvar nos contatos' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${MARINA.slug}.vcf`)

  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('has no bar on a desktop, and marks user links @desktop', async ({ page, open }) => {
  const { main, contact, lead } = profileOf(page)
  await open(`/${MARINA.slug}`)

  await expect(page.getByRole('navigation', { name: 'Contato rápido' })).toBeHidden()
  await expect(contact.getByRole('link', { name: 'Chamar no WhatsApp' })).toBeInViewport()
  await contact.getByRole('link', { name: 'Pedir contato' }).click()
  await expect(lead.getByRole('heading', { name: 'Iniciar Atendimento' })).toBeFocused()
  await expect(lead.getByRole('heading', { name: 'Iniciar Atendimento' })).toBeInViewport()
  await expect(contact.getByRole('link', { name: 'Chamar no WhatsApp' })).toBeInViewport()

  const ours = ':not([href^="https://wa.me/?text="]):not([href^="https://portal.cfm.org.br/"])'
  const outgoing = main.locator(`a[href^="https://"]${ours}`)
  await expect(main.getByRole('link', { name: 'Como chegar' }).first()).toBeVisible()
  for (const link of await outgoing.all())
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc')
  expect(await outgoing.count()).toBeGreaterThan(2)
})

test('registers a view once the profile has been open for two seconds @phone', async ({ page, open }) => {
  let views = 0
  page.on('request', (request) => (views += Number(request.url().endsWith('/view'))))
  await page.clock.install()
  await stopTime(page)
  const moved = await nudgeTime(page, open(`/${MARINA.slug}`))

  await page.clock.runFor(1_999 - moved)
  expect(views).toBe(0)
  const answer = page.waitForResponse('**/view')
  await page.clock.runFor(1 + moved)

  expect((await answer).status()).toBe(204)
  expect(views).toBe(1)
})

test('reports a failed view count only in the console @desktop', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500|Erro ao registrar visualização/)
  await page.clock.install()
  await page.route('**/view', (route) => route.fulfill({ status: 500, body: '' }))
  await open(`/${MARINA.slug}`)
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('Erro ao registrar'))

  await page.clock.fastForward(2_000)

  await warning
  await expect(toastOf(page)).toBeHidden()
})
