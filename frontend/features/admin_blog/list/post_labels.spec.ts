import { test } from '@japa/runner'
import type { AdminPostRow } from '#contract/blog_admin.ts'
import { aPost } from '#frontend/ui/post/testing/a_post.ts'
import { countShown } from './post_labels.ts'

const posts = (count: number): AdminPostRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aPost(),
    id: `post-${index}`,
    isPublished: true,
    publishAt: null,
    authorId: null,
    createdAt: '2026-11-18T12:00:00.000Z',
    updatedAt: '2026-11-18T12:00:00.000Z',
  }))

test.group('countShown', () => {
  test('shows the count on one page, and the range otherwise', ({ assert }) => {
    const shown = (page: number, count: number, total: number) =>
      countShown({ page, limit: 20 }, { posts: posts(count), total })

    assert.equal(shown(1, 0, 0), '0 posts')
    assert.equal(shown(1, 1, 1), '1 post')
    assert.equal(shown(1, 20, 1_043), 'Mostrando 1–20 de 1.043 posts')
    assert.equal(shown(3, 3, 43), 'Mostrando 41–43 de 43 posts')
    assert.equal(shown(9, 0, 43), '43 posts')
  })
})
