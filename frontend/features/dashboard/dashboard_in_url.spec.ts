import { test } from '@japa/runner'
import { pageIn, tabIn, TABS, toPage, toTab } from './dashboard_in_url.ts'

test.group('tabs in the address', () => {
  test('finds each tab under its own address', ({ assert }) => {
    for (const { key } of TABS) assert.equal(tabIn(new URLSearchParams(toTab(key))), key)
  })

  test('shows the overview for anything else', ({ assert }) => {
    for (const address of ['', 'aba=', 'aba=leads2', 'aba=LEADS'])
      assert.equal(tabIn(new URLSearchParams(address)), 'visao-geral')
  })
})

const nowhere = new URLSearchParams()

test.group('pages of leads and messages in the address', () => {
  test('finds each page under its own address', ({ assert }) => {
    for (const page of [1, 2, 9_999])
      assert.equal(pageIn(new URLSearchParams(toPage(nowhere, 'pagina', page)), 'pagina'), page)
    assert.equal(toPage(nowhere, 'pagina', 1), '?aba=leads')
  })

  test('turns one list without moving the other', ({ assert }) => {
    const address = new URLSearchParams({ aba: 'leads', pagina: '3', mensagens: '2' })

    assert.equal(toPage(address, 'mensagens', 4), '?aba=leads&pagina=3&mensagens=4')
    assert.equal(toPage(address, 'pagina', 1), '?aba=leads&mensagens=2')
  })

  test('shows the first page for anything unreadable', ({ assert }) => {
    for (const asked of ['', '0', '-1', '1e3', '2.5', '12345', 'x'])
      assert.equal(pageIn(new URLSearchParams({ pagina: asked }), 'pagina'), 1)
  })
})
