import { test } from '@japa/runner'
import { tabIn, withTab } from './tabs_in_url.ts'

test.group('The tab in the address', () => {
  test('is the one asked for', ({ assert }) => {
    assert.equal(tabIn(new URLSearchParams('aba=convenios')), 'convenios')
  })

  test('is the first for anything unknown')
    .with(['', 'aba=', 'aba=precos'])
    .run(({ assert }, address) => {
      assert.equal(tabIn(new URLSearchParams(address)), 'sobre')
    })

  test('keeps the page of reviews when it changes', ({ assert }) => {
    assert.equal(withTab(new URLSearchParams('avaliacoes=2'), 'servicos'), '?avaliacoes=2&aba=servicos')
  })

  test('is left unsaid when it is the first', ({ assert }) => {
    assert.equal(withTab(new URLSearchParams('aba=servicos'), 'sobre'), '?')
  })
})
