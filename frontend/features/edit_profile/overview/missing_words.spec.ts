import { test } from '@japa/runner'
import { missingWords } from './missing_words.ts'

test.group('What is still missing', () => {
  test('is said of one thing, of several and of a thing in two words', ({ assert }) => {
    assert.equal(missingWords(['WhatsApp']), 'Falta WhatsApp')
    assert.equal(missingWords(['foto', 'especialidade']), 'Faltam foto e especialidade')
    assert.equal(missingWords(['cidade e estado']), 'Faltam cidade e estado')
    assert.equal(missingWords(['cidade e estado', 'WhatsApp']), 'Faltam cidade, estado e WhatsApp')
  })
})
