import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { asAdminPost, asPost } from './projections.ts'

const NOBODY = { author: null, reviewer: null }
const PUBLISHED = new Date('2019-03-01T12:00:00Z')
const CAME = new Date('2026-11-20T12:00:00Z')

function updatedAtOf(updatedAt: Date) {
  const post = aBlogPost({ isPublished: true, publishedAt: PUBLISHED, createdAt: CAME, updatedAt })
  return { public: asPost(post, NOBODY).updatedAt, own: asAdminPost(post, NOBODY).updatedAt }
}

test.group('When a post was updated', () => {
  test('is not the day on which it came here from another site', ({ assert }) => {
    const stored = new Date('2026-11-20T12:00:01Z')
    assert.deepEqual(updatedAtOf(stored), { public: PUBLISHED.toISOString(), own: stored.toISOString() })
  })

  test('is the day of a later change', ({ assert }) => {
    const changed = new Date('2026-11-22T12:00:00Z')
    assert.equal(updatedAtOf(changed).public, changed.toISOString())
  })
})
