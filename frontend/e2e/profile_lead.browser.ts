import { MARINA, RAFAEL } from './support/cast.ts'
import { fillLead, profileOf, reachLeadForm, toastOf } from './support/profile.ts'
import { stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

test('loads the lead form when near, shows missing fields, confirms a lead and prevents a second @phone', async ({
  page,
  open,
}) => {
  const { lead, name, field, consent, send } = profileOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAskedFor = () => asked.some((url) => url.includes('register_lead_form'))
  await open(`/${RAFAEL.slug}`)
  await expect(name).toBeInViewport()
  expect(isAskedFor()).toBe(false)

  await page.getByRole('navigation', { name: 'Contato rápido' }).getByText('Pedir contato').click()
  await field('Seu nome').fill('Ana Reis')
  await expect(send).toBeVisible()
  await expect(lead).toBeInViewport()
  await expect(field('Seu nome')).toHaveValue('Ana Reis')
  expect(isAskedFor()).toBe(true)

  await test.step('beside each field what is missing', async () => {
    await field('Seu nome').fill('')
    await send.click()

    await expect(field('Seu nome')).toHaveAccessibleDescription('Nome é obrigatório')
    await expect(field('WhatsApp com DDD')).toHaveAccessibleDescription('WhatsApp é obrigatório')
    await expect(field('Serviço de interesse')).toHaveAccessibleDescription(
      'Serviço de interesse é obrigatório',
    )
    await expect(field('Local')).toHaveAccessibleDescription('Local é obrigatório')
    await expect(consent).toHaveAccessibleDescription('Autorize o contato para continuar')
    await expect(field('Seu nome')).toBeFocused()
    await expect(field('Seu nome')).toHaveAttribute('aria-invalid', 'true')

    await field('Seu nome').fill('www.exemplo.com')
    await expect(field('Seu nome')).toHaveAccessibleDescription('Não inclua endereços da internet.')
    await field('Seu nome').fill('123')
    await expect(field('Seu nome')).toHaveAccessibleDescription('Informe ao menos uma letra.')
    await field('Seu nome').fill('a'.repeat(81))
    await expect(field('Seu nome')).toHaveAccessibleDescription('Use no máximo 80 caracteres.')
    await field('WhatsApp com DDD').fill('+1 212 555 0000')
    await expect(field('WhatsApp com DDD')).toHaveAccessibleDescription(
      'Informe um telefone brasileiro com DDD.',
    )
    await field('WhatsApp com DDD').fill('11912345678')
    await expect(field('WhatsApp com DDD')).toHaveValue('(11) 91234-5678')
    await expect(field('WhatsApp com DDD')).toHaveAccessibleDescription('')
  })

  await test.step('thanks', async () => {
    await fillLead(page, 'Joana Prado')
    const request = page.waitForRequest((each) => each.url().endsWith('/leads'))

    await send.click()

    expect((await request).postDataJSON()).toMatchObject({
      patientName: 'Joana Prado',
      whatsapp: '11912345678',
      serviceOfInterest: 'Consulta Geral',
      consentVersion: '2026-11',
    })
    await expect(toastOf(page)).toContainText(
      'Interesse registrado!Obrigado pelo interesse! O profissional entrará em contato em breve.',
    )
    await expect(lead.getByRole('button')).toHaveCount(0)
    await expect(field('Seu nome')).toBeHidden()
    await expect(lead).toContainText('Agora é só aguardar o retorno no WhatsApp que você informou.')
    await expect(lead).not.toContainText('site do profissional')
  })
})

test('opens the site of a premium professional two seconds after the lead @desktop @translated', async ({
  page,
  open,
  context,
}) => {
  const { lead, send } = profileOf(page)
  await context.route('https://www.example.com/**', (route) => route.fulfill({ body: 'obrigado' }))
  await page.clock.install()
  await open(`/${MARINA.slug}`)
  await reachLeadForm(page)
  await fillLead(page, 'Joana Prado')
  await stopTime(page)
  const answer = page.waitForResponse('**/leads')

  await send.click()
  await answer
  const before = context.pages()
  const announced = lead.getByText('Em instantes abriremos o site do profissional: www.example.com')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(announced).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(1_800)
  expect(context.pages()).toEqual(before)
  const opened = context.waitForEvent('page')
  await page.clock.runFor(200)

  const site = await opened
  await site.waitForURL('https://www.example.com/obrigado')
  expect(await site.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(lead).toContainText('O site do profissional foi aberto: www.example.com')
})

test('keeps the input if the lead could not be sent @desktop', async ({ page, open, complaints }) => {
  const { field, send } = profileOf(page)
  complaints.allow(/status of 500/)
  await open(`/${RAFAEL.slug}`)
  await fillLead(page, 'Caio Lima')
  await page.route('**/leads', (route) => route.fulfill({ status: 500, body: '{"message":"internal"}' }))

  await send.click()

  await expect(toastOf(page)).toContainText('ErroNão foi possível registrar seu interesse. Tente novamente.')
  await expect(field('Seu nome')).toHaveValue('Caio Lima')
  await page.unrouteAll()
  await page.route('**/leads', (route) =>
    route.fulfill({ status: 429, json: { message: 'Muitas tentativas. Aguarde.', code: 'rate_limited' } }),
  )
  await send.click()
  await expect(toastOf(page)).toContainText('ErroMuitas tentativas. Aguarde.')
})
