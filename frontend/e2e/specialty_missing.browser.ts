import { expect, test } from './support/test.ts'

const MISSING = [
  { path: '/especialidades/astrologo', text: 'Especialidade não encontrada' },
  { path: '/especialidades/admin', text: 'Página não encontrada' },
  { path: '/especialidades/administrador', text: 'Página não encontrada' },
  { path: '/especialidades/cardiologista/atlantida-sp', text: 'Cidade não encontrada' },
]

for (const { path, text } of MISSING)
  test(`answers ${path} with 404 and '${text}' @phone`, async ({ page, open }) => {
    const response = await open(path)

    expect(response.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow')
  })
