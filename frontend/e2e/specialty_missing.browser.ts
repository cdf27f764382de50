import { expect, test } from './support/test.ts'

const MISSING = {
  '/especialidades/astrologo': 'Especialidade não encontrada',
  '/especialidades/admin': 'Página não encontrada',
  '/especialidades/administrador': 'Página não encontrada',
  '/especialidades/cardiologista/atlantida-sp': 'Cidade não encontrada',
}

test('answers an unknown specialty, address or city with 404 and says what is missing @phone', async ({
  page,
  open,
}) => {
  for (const [path, text] of Object.entries(MISSING))
    await test.step(path, async () => {
      const response = await open(path)

      expect(response.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow')
    })
})
