import { test } from '@japa/runner'
import { NameVocabulary } from './name_vocabulary.ts'

const NAMES =
  'kowalski assuncao luis luiza falcao silva souza andrade kelly thiago walter eva ivo hugo figueiredo'

function vocabularyOf(words: string): NameVocabulary {
  const vocabulary = new NameVocabulary()
  for (const word of words.split(' ')) vocabulary.add(word)
  return vocabulary
}

const SLIPS = [
  ['kowalsky', 'kowalski', 'another spelling of the sound'],
  ['covalski', 'kowalski', 'two other letters of the same sound'],
  ['asuncao', 'assuncao', 'a lost letter'],
  ['flacao', 'falcao', 'two letters swapped'],
  ['siilva', 'silva', 'a doubled letter'],
  ['sousa', 'souza', 'another letter'],
  ['nadrade', 'andrade', 'the first letters swapped'],
  ['queli', 'kelly', 'a spelling by ear'],
  ['tiago', 'thiago', 'a silent letter'],
  ['valter', 'walter', 'the first letter of the same sound'],
  ['ugo', 'hugo', 'a silent letter in a short word'],
  ['iwo', 'ivo', 'another letter of the same sound in a short word'],
  ['figeuiredo', 'figueiredo', 'a slip in a long word'],
  ['fgueredo', 'figueiredo', 'two slips in a long word'],
] as const

test.group('vocabulary of names', () => {
  for (const [typed, meant, slip] of SLIPS)
    test(`corrects ${slip}: ${typed}`, ({ assert }) => {
      assert.deepEqual(vocabularyOf(NAMES).nearest(typed), [meant])
    })

  test('prefers what sounds the same to what looks the same', ({ assert }) => {
    assert.deepEqual(vocabularyOf(NAMES).nearest('luiz'), ['luis'])
    assert.deepEqual(vocabularyOf(NAMES).similar('luiz'), ['luis', 'luiza'])
  })

  test('leaves short and distant words alone', ({ assert }) => {
    for (const typed of ['ana', 'ava', 'xyzqwv', 'silvia maria'])
      assert.deepEqual(vocabularyOf(NAMES).nearest(typed), [])
  })

  test('corrects only one slip in a word of fewer than eight letters', ({ assert }) => {
    assert.deepEqual(vocabularyOf('falcao').nearest('faucau'), [])
    assert.deepEqual(vocabularyOf('falcao').nearest('faucao'), ['falcao'])
  })

  test('offers a dozen at most', ({ assert }) => {
    const many = Array.from({ length: 26 }, (_, index) => `maria${String.fromCharCode(97 + index)}`).join(' ')

    assert.lengthOf(vocabularyOf(many).similar('mariaz'), 12)
  })

  test('keeps a word once and does not take a word for its own correction', ({ assert }) => {
    const vocabulary = vocabularyOf('silva silva')

    assert.isTrue(vocabulary.has('silva'))
    assert.deepEqual(vocabulary.similar('silva'), [])
    assert.deepEqual(vocabulary.nearest('silvaa'), ['silva'])
  })
})
