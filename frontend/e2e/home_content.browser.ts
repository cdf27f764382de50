import { expect, test } from './support/test.ts'

test('shows its sections in order, opens closed ones and links on @phone', async ({ page, open }) => {
  await open('/')

  await test.step('its six sections in order', async () => {
    await expect(page.getByRole('search')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Busque por especialidade',
      'Profissionais em destaque',
      'Entenda melhor a sua saúde',
      'Como Funciona',
      'Perguntas frequentes',
    ])
    const contents = page.getByRole('region', { name: 'Entenda melhor a sua saúde' })
    const leads = (label: string) => contents.getByRole('link', { name: label })
    await expect(leads('Doenças')).toHaveAttribute('href', '/blog?category=disease')
    await expect(leads('Remédios')).toHaveAttribute('href', '/blog?category=medicine')
    await expect(leads('Tratamentos')).toHaveAttribute('href', '/blog?category=treatment')
    const steps = page.getByRole('region', { name: 'Como Funciona' }).getByRole('heading', { level: 3 })
    await expect(steps).toHaveText([
      '1. Busque',
      '2. Veja o perfil',
      '3. Entre em contato',
      'Profissionais verificados',
      'Teleconsulta',
      'Localização',
      'Premium',
    ])
  })

  await test.step('each question opens and closes by itself', async () => {
    const questions = page.getByRole('region', { name: 'Perguntas frequentes' })
    const first = questions.getByText('Não. A busca, os perfis, as avaliações')
    const second = questions.getByText('Cada profissional define os próprios preços.')
    await expect(questions.getByRole('group')).toHaveCount(5)

    await questions.getByText('Preciso pagar para usar o site?').click()
    await questions.getByText('Quanto custa uma consulta?').click()
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()

    await questions.getByText('Preciso pagar para usar o site?').click()
    await expect(first).toBeHidden()
    await expect(second).toBeVisible()
  })

  await test.step('links to people and specialties at the foot, closed', async () => {
    const foot = page.getByRole('group').filter({ hasText: 'Mais profissionais e especialidades' })
    await expect(foot.getByRole('link')).toHaveCount(0)

    await foot.getByText('Mais profissionais e especialidades').click()

    const people = foot.getByRole('list').first()
    await expect(people.getByRole('link')).toHaveCount(12)
    const bios = (await people.getByRole('paragraph').allInnerTexts()).map(
      (text) => text.split(/, [A-Z]{2}\. /)[1] ?? '',
    )
    expect(Math.max(...bios.map((bio) => bio.length))).toBe(150)
    await expect(foot.getByRole('link', { name: 'Urologista', exact: true })).toHaveAttribute(
      'href',
      '/especialidades/urologista',
    )
  })

  await test.step('the most sought specialties, seven on a phone, and the way to the others', async () => {
    const grid = page.getByRole('region', { name: 'Busque por especialidade' })
    await expect(grid.getByRole('link')).toHaveCount(8)
    const first = ['Psicólogo', 'Ginecologista', 'Dermatologista', 'Dentista', 'Psiquiatra']
    for (const [index, name] of first.entries())
      await expect(grid.getByRole('link').nth(index)).toHaveText(name)
    await expect(grid.getByRole('link', { name: 'Psicólogo' })).toHaveAttribute(
      'href',
      '/especialidades/psicologo',
    )
    await grid.getByRole('link', { name: 'Mostrar mais' }).click()
    await expect(page).toHaveURL('/especialidades')
  })
})

test('remembers the chosen appearance without a flash @desktop', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open('/')
  const choice = (name: string) => page.getByRole('group', { name: 'Aparência' }).getByRole('radio', { name })
  const root = page.locator('html')
  await expect(choice('Automático')).toBeChecked()
  await expect(root).toHaveClass('light')

  await choice('Escuro').check()
  await expect(root).toHaveClass('dark')
  await page.addInitScript(() => {
    const noteFirstPaint = () => Object.assign(window, { paintedFirst: document.documentElement.className })
    requestAnimationFrame(noteFirstPaint)
  })
  await open('/especialidades')
  await expect(root).toHaveClass('dark')
  await expect(choice('Escuro')).toBeChecked()
  expect(await page.evaluate(() => Reflect.get(window, 'paintedFirst'))).toBe('dark')

  await choice('Automático').check()
  await expect(root).toHaveClass('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveClass('dark')
})
