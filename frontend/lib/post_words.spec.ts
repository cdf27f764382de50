import { test } from '@japa/runner'
import { categoryLabel, countViews } from './post_words.ts'

test.group('The words around a post', () => {
  test('name its category, even an unknown one', ({ assert }) => {
    assert.deepEqual(['disease', 'medicine', 'treatment', 'constructor'].map(categoryLabel), [
      'Doenças',
      'Remédios',
      'Tratamentos',
      'Artigos',
    ])
  })

  test('count its views in Portuguese', ({ assert }) => {
    assert.deepEqual([0, 1, 1204].map(countViews), [
      '0 visualizações',
      '1 visualização',
      '1.204 visualizações',
    ])
  })
})
