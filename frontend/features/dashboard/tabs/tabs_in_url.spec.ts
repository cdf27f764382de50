import { test } from '@japa/runner'
import { TABS, tabIn, toTab } from './tabs_in_url.ts'

test.group('tabs in the address', () => {
  test('finds each tab under its own address', ({ assert }) => {
    for (const { key } of TABS) assert.equal(tabIn(new URLSearchParams(toTab(key))), key)
  })

  test('shows the overview for anything else', ({ assert }) => {
    for (const address of ['', 'aba=', 'aba=leads2', 'aba=LEADS'])
      assert.equal(tabIn(new URLSearchParams(address)), 'visao-geral')
  })
})
