import { test } from '@japa/runner'
import { pageIn, toPage } from './leads_pages.ts'

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
