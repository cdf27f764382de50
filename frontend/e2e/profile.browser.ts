import { MARINA } from './support/cast.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const SERVICES = ['Check-up do coração', 'Consulta cardiológica', 'MAPA 24 horas', 'Teste ergométrico']

test('shows name, verification, days, prices, insurers and places @phone', async ({ page, open }) => {
  const { main, name, part, places, contact } = profileOf(page)
  await open(`/${MARINA.slug}`)

  await expect(name).toHaveText(MARINA.name)
  const header = main.locator('header')
  await expect(header).toContainText('Cardiologista')
  await expect(header).toContainText('CRM-SP 990001')
  await header.getByText(/^Verificado: CRM conferido em/).click()
  await expect(header.locator('.profile-checked')).toContainText(/Registro CRM.*Especialidade Cardiologista/)
  await expect(header.getByRole('link', { name: /Consultar no site do conselho/ })).toHaveAttribute(
    'href',
    'https://portal.cfm.org.br/busca-medicos',
  )
  await expect(header).toContainText(/4,8 de 5.*24 avaliações/)
  await expect(header).toContainText('São Paulo, SP')
  await expect(header.getByRole('list', { name: 'Formas de atendimento' })).toHaveText(
    /Teleconsulta.*Presencial/,
  )
  await expect(
    main.getByRole('region', { name: 'Experiência profissional' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(main.getByRole('region', { name: 'Redes sociais' }).getByRole('link')).toHaveText(['Site'])

  await test.step('answers at its head, and leads to the rest', async () => {
    const summary = main.getByRole('list', { name: 'Em resumo' })
    await expect(summary).toContainText(/Atende (hoje|amanhã|na|no)/)
    await expect(summary).toContainText('Consulta R$')

    await summary.getByRole('link', { name: /Amil/ }).click()
    await expect(part('Convênios')).toBeInViewport()
    await expect(part('Convênios').getByRole('listitem')).toContainText(['Amil', 'Golden Cross'])
    await expect(part('Sobre')).toContainText('Acredito em consulta sem pressa.')
    await expect(part('Serviços').getByRole('heading', { level: 3 })).toHaveText(SERVICES)
    await expect(part('Serviços')).toContainText('R$ 480,00')
  })

  await test.step('places with their days, directions and numbers', async () => {
    const [online, office] = [places.getByRole('listitem').first(), page.locator('.place').nth(1)]

    await expect(online).toContainText(/Atendimento Online.*Online.*Por vídeo, de onde você estiver\./)
    await expect(office).toContainText(
      /Espaço Sabiá.*Presencial.*Rua Pitangueira, 1866, sala 167.*CEP 01310-001/,
    )
    await expect(office).toContainText('Atende: Segunda-feira, Terça-feira, Quarta-feira, Sábado')
    await expect(office.getByRole('link', { name: 'Como chegar a Espaço Sabiá' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Rua\+Pitangueira/,
    )
    await expect(contact).toContainText('Consulta R$ 480,00')
  })
})

test('shows empty states in each part @phone', async ({ page, open }) => {
  const { name, part, places, reviews, contact, field } = profileOf(page)
  await open('/bento-sem-nada')
  await expect(name).toHaveText('Bento Sem Nada')

  await expect(part('Sobre')).toContainText('Apresentação ainda não preenchida')
  await expect(part('Serviços')).toContainText('Nenhum serviço cadastrado ainda')
  await expect(part('Convênios')).toContainText('Nenhum convênio cadastrado')
  await expect(places).toContainText('Nenhum local cadastrado ainda')
  await expect(reviews).toContainText('Ainda não há avaliações')
  await expect(contact.getByRole('link')).toHaveCount(0)
  await expect(field('Serviço de interesse').getByRole('option')).toHaveText([
    'Selecione um serviço',
    'Consulta Geral',
  ])
  await expect(field('Local').getByRole('option')).toHaveText(['Selecione um local', 'Presencial'])
})

test('shows that a professional was not found, with 404 @desktop', async ({ page, open }) => {
  const response = await open('/nao-existe')

  expect(response.status()).toBe(404)
  await expect(profileOf(page).name).toHaveText('Profissional não encontrado')
  await expect(page.getByRole('search').getByRole('button', { name: 'Buscar profissionais' })).toBeVisible()
})

test('shows skeletons while loading and reports a failure @phone', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500|HttpError: 500/)
  const answer = Promise.withResolvers<void>()
  await open('/especialidades/cardiologista/sao-paulo-sp')
  await page.route('**/api/professionals/slug/**', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: '{}' })
  })

  await page.getByRole('link', { name: `Ver Perfil de ${MARINA.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Carregando perfil' })).toBeAttached()
  answer.resolve()
  await expect(profileOf(page).name).toHaveText('Profissional não encontrado')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(profileOf(page).name).toHaveText(MARINA.name)
})
