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
      assert.deepEqual([...readingsOfName(typed, vocabulary)], [])
  })

  test('never takes a common word for a beginning', ({ assert }) => {
    const people = new NameVocabulary()
    for (const word of ['silva', 'silvana', 'moura']) people.add(word)
    people.setCommon(['silva'])

    for (const reading of readingsOfName('moura silva', people)) assert.isEmpty(reading[1]?.beginnings)
    assert.deepEqual(readingsOfName('silva moura', people).next().value?.[1]?.beginnings, ['moura'])
  })

  test('looks for what a word resembles only where it is asked to', ({ assert }) => {
    const looked: string[] = []
    class WatchedVocabulary extends NameVocabulary {
      override similar(word: string): string[] {
        looked.push(word)
        return super.similar(word)
      }
    }
    const people = new WatchedVocabulary()
    people.add('moura')
    const readings = readingsOfName('moura', people)

    readings.next()
    assert.isEmpty(looked)
    readings.next()
    assert.deepEqual(looked, ['moura'])
  })

  test('never takes a single letter for a beginning', ({ assert }) => {
    assert.deepEqual(readingsOfName('j', vocabulary).next().value, [{ words: ['j'], beginnings: [] }])
  })

  test('takes every word as a beginning while it is being typed', ({ assert }) => {
    assert.deepEqual(readingWhileTyping('Ana da S'), [
      { words: [], beginnings: ['ana'] },
      { words: [], beginnings: ['s'] },
    ])
  })
})
