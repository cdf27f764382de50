import { test } from '@japa/runner'
import { slugAfterTitle } from './slug_after_title.ts'

test.group('slugAfterTitle', () => {
  test('follows the title while nobody has written another slug', ({ assert }) => {
    const following = { slug: 'gripe', titleBefore: 'Gripe', titleAfter: 'Gripe: é grave?' }

    assert.equal(slugAfterTitle(following), 'gripe-e-grave')
    assert.equal(slugAfterTitle({ slug: '', titleBefore: 'Gripe', titleAfter: 'Gripes' }), 'gripes')
  })

  test('leaves a slug that somebody wrote', ({ assert }) => {
    const own = { slug: 'gripe-no-inverno', titleBefore: 'Gripe', titleAfter: 'Gripe: é grave?' }

    assert.equal(slugAfterTitle(own), 'gripe-no-inverno')
  })

  test('never grows beyond what a slug may hold', ({ assert }) => {
    const titleAfter = `${'a'.repeat(254)} fim`

    assert.equal(slugAfterTitle({ slug: '', titleBefore: '', titleAfter }), 'a'.repeat(254))
  })
})
