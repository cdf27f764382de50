import { test } from '@japa/runner'
import { readingsOfName, readingWhileTyping } from './name_reading.ts'
import { NameVocabulary } from './name_vocabulary.ts'

const vocabulary = new NameVocabulary()
for (const word of ['joao', 'joana', 'kowalski', 'luis', 'thiago', 'souza']) vocabulary.add(word)

test.group('reading of a name', () => {
  test('takes known words as they are, the last also as a beginning', ({ assert }) => {
    const [asTyped] = readingsOfName('João Souza', vocabulary)

    assert.deepEqual(asTyped, [
      { words: ['joao'], beginnings: [] },
      { words: ['souza'], beginnings: ['souza'] },
    ])
  })

  test('corrects unknown words', ({ assert }) => {
    const [asTyped] = readingsOfName('tiago kowalsky', vocabulary)

    assert.deepEqual(asTyped?.[0], { words: ['tiago', 'thiago'], beginnings: [] })
    assert.deepEqual(asTyped?.[1]?.words, ['kowalsky', 'kowalski'])
  })

  test('takes an unknown word that resembles none as a beginning', ({ assert }) => {
    const [asTyped] = readingsOfName('kowa joao', vocabulary)

    assert.deepEqual(asTyped?.[0], { words: ['kowa'], beginnings: ['kowa'] })
  })

  test('tries at last what known words resemble too', ({ assert }) => {
    const [, alike] = readingsOfName('luiz joao', vocabulary)

    assert.include(alike?.[0]?.words, 'luis')
  })

  test('finds no reading where no letter or digit was typed, or only particles', ({ assert }) => {
    for (const typed of ['', '%', '((((', ' - ', 'da e do'])
      assert.deepEqual(readingsOfName(typed, vocabulary), [])
  })

  test('never takes a single letter for a beginning', ({ assert }) => {
    assert.deepEqual(readingsOfName('j', vocabulary)[0], [{ words: ['j'], beginnings: [] }])
  })

  test('takes every word as a beginning while it is being typed', ({ assert }) => {
    assert.deepEqual(readingWhileTyping('Ana da S'), [
      { words: [], beginnings: ['ana'] },
      { words: [], beginnings: ['s'] },
    ])
  })
})
