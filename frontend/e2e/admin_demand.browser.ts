import type { DemandRow } from '#contract/demand.ts'
import { givenPanel } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const ROWS: DemandRow[] = [
  { specialty: 'Pediatra', city: 'Santos', state: 'SP', insurance: 'Unimed', nobody: 12, few: 3 },
  { specialty: null, city: 'São José do Rio Preto', state: 'SP', insurance: 'Amil', nobody: 0, few: 1 },
]

test('shows what was looked for in vain, by period and order, and invites @phone', async ({ page, open }) => {
  await givenPanel(page)
  const asked: string[] = []
  await page.route('**/api/admin/demand?*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: ROWS, headers: { 'x-total-count': '2' } })
  })
  await open('/admin/procura')

  const rows = page.getByRole('list', { name: 'Procuras' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Pediatra em Santos, SP, com Unimed')
  await expect(rows.first()).toContainText('12 buscas sem ninguém, 3 buscas com poucos')
  await expect(rows.first().getByRole('link', { name: /^Convide/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Pacientes%20procuram%20pediatra%20em%20Santos/,
  )
  await expectAccessible(page, 'the demand')

  await page.getByLabel('Período').selectOption('90')
  await page.getByLabel('Ordem').selectOption('nobody')
  await expect(page).toHaveURL('/admin/procura?dias=90&ordem=nobody')
  await expect.poll(() => asked.at(-1)).toBe('?days=90&sort=nobody&page=1&limit=50')
})
