import { listOf } from './support/specialty.ts'
import { expect, test, untilHydrated } from './support/test.ts'

const SCRIPTS = '**/assets/*.js'

test('shows the page gone back to, though no script was there yet @desktop', async ({ page, open }) => {
  const { online } = listOf(page)
  await open('/especialidades/cardiologista')
  await online.check()
  await expect(page).toHaveURL('/especialidades/cardiologista?teleconsulta=true')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })

  await page.reload({ waitUntil: 'commit' })
  await expect(online).toBeChecked()
  await page.goBack({ waitUntil: 'commit' })
  release()

  await expect(page).toHaveURL('/especialidades/cardiologista')
  await expect(online).not.toBeChecked()
  await untilHydrated(page)
  await online.check()
  await expect(page).toHaveURL('/especialidades/cardiologista?teleconsulta=true')
})
