import { test } from '@japa/runner'
import { daysInWords } from './days_in_words.ts'

test.group('daysInWords', () => {
  test('names days in the order of the week, whatever order they were ticked in', ({ assert }) => {
    assert.equal(daysInWords(['sexta', 'segunda', 'quarta']), 'Seg, Qua, Sex')
    assert.equal(daysInWords(['terca', 'segunda']), 'Seg, Ter')
  })

  test('draws three or more in a row together', ({ assert }) => {
    assert.equal(daysInWords(['segunda', 'terca', 'quarta', 'quinta', 'sexta']), 'Seg a Sex')
    assert.equal(daysInWords(['segunda', 'quarta', 'quinta', 'sexta', 'domingo']), 'Seg, Qua a Sex, Dom')
  })

  test('is silent about no day', ({ assert }) => {
    assert.equal(daysInWords([]), '')
  })
})
