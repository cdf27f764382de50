import { adminOf, givenPanel, givenSearchState, logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('shows administrators the state of the search, from healthy to failing @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { searchState } = adminOf(page)
  await logInAsAdmin(page)
  await open('/admin')
  await expect(searchState).toContainText(/PostgreSQL: em dia\d+ profissionais no índice/)

  await givenPanel(page)
  await givenSearchState(page, { pending: 12, oldestPendingSeconds: 40 })
  await open('/admin')
  await expect(searchState).toContainText('Meilisearch: 12 alterações esperando há 40 s')
  await expectAccessible(page, 'waiting')

  await givenSearchState(page, {
    fallback: 'unreachable',
    reachable: false,
    indexed: 0,
    pending: 1,
    refused: 2,
  })
  await page.reload()
  await expect(searchState).toContainText('Usando PostgreSQL enquanto o Meilisearch não responde')
  await expect(searchState.getByRole('listitem')).toHaveText([
    '1 alteração esperando',
    '2 profissionais recusados pelo Meilisearch',
  ])
  await expectAccessible(page, 'fallback')

  await page.route('**/api/admin/search', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(searchState.getByRole('alert')).toHaveText('Não conseguimos ver o estado da busca.')
  await expectAccessible(page, 'failed')
  await givenSearchState(page)
  await searchState.getByRole('button', { name: 'Ver novamente' }).click()
  await expect(searchState).toContainText('Meilisearch: em dia1.200 profissionais no índice')
})
