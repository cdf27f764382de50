import { test } from '@japa/runner'
import { typedSlug } from './typed_slug.ts'

test.group('typedSlug', () => {
  test('lowers capitals and turns each space into a hyphen, so that the caret stays', ({ assert }) => {
    assert.equal(typedSlug('Ana Lima'), 'ana-lima')
    assert.equal(typedSlug(' ana  lima '), '-ana--lima-')
  })

  test('leaves the rest for validation', ({ assert }) => {
    assert.equal(typedSlug('ação/1'), 'ação/1')
  })
})
