import { test } from '@japa/runner'
import { inPlace } from './place_words.ts'

test.group('A place in a sentence', () => {
  test('gets the usual article for a state', ({ assert }) => {
    assert.deepEqual(
      (['SP', 'RJ', 'BA'] as const).map((state) => inPlace({ state })),
      ['em São Paulo', 'no Rio de Janeiro', 'na Bahia'],
    )
  })

  test('gets the usual article for a city', ({ assert }) => {
    assert.equal(inPlace({ city: 'Rio de Janeiro', state: 'RJ' }), 'no Rio de Janeiro, RJ')
    assert.equal(inPlace({ city: 'Serra', state: 'ES' }), 'na Serra, ES')
    assert.equal(inPlace({ city: 'Rio Claro', state: 'SP' }), 'em Rio Claro, SP')
    assert.equal(inPlace({ city: 'Recife', state: null }), 'no Recife')
  })

  test('is empty without a place', ({ assert }) => {
    assert.equal(inPlace({ city: null, state: null }), '')
  })
})
