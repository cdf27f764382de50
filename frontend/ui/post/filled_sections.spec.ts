import { test } from '@japa/runner'
import { aPost } from './testing/a_post.ts'
import { filledSections, paragraphsOf } from './filled_sections.ts'

test.group('The sections of a post', () => {
  test('are those with text, in reading order', ({ assert }) => {
    const post = aPost({
      medicalReferences: 'Livro.',
      symptoms: 'Dor.',
      causes: ' \n ',
      introduction: 'Olá.',
    })

    assert.deepEqual(
      filledSections(post).map(({ id, heading }) => [id, heading]),
      [
        ['introducao', 'Introdução'],
        ['sintomas', 'Sintomas'],
        ['referencias', 'Referências'],
      ],
    )
  })

  test('begin with the key points and when to seek help', ({ assert }) => {
    const post = aPost({ introduction: 'Olá.', whenToSeekHelp: 'Febre.', keyTakeaways: 'Beba água.' })

    assert.deepEqual(
      filledSections(post).map(({ name }) => name),
      ['keyTakeaways', 'whenToSeekHelp', 'introduction'],
    )
  })

  test('split into paragraphs at line breaks', ({ assert }) => {
    assert.deepEqual(paragraphsOf('Um.\n\n Dois. \r\nTrês.'), ['Um.', 'Dois.', 'Três.'])
  })
})
