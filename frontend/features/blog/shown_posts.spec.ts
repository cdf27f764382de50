import { test } from '@japa/runner'
import { blogPath, postsIn } from './shown_posts.ts'

const read = (query: string) => postsIn(new URLSearchParams(query))

test.group('The posts that an address asks for', () => {
  test('are those of its category and page', ({ assert }) => {
    assert.deepEqual(read('category=medicine&page=2'), { category: 'medicine', page: 2 })
    assert.deepEqual(read(''), { page: 1 })
  })

  test('are the first of all for unknown words', ({ assert }) => {
    for (const query of [
      'category=gossip',
      'category=constructor',
      'page=0',
      'page=-1',
      'page=1e9',
      'page=x',
    ])
      assert.deepEqual(read(query), { page: 1 }, query)
  })

  test('have one address per list', ({ assert }) => {
    assert.deepEqual(
      [blogPath(undefined), blogPath(undefined, 2), blogPath('disease'), blogPath('disease', 3)],
      ['/blog', '/blog?page=2', '/blog?category=disease', '/blog?category=disease&page=3'],
    )
    assert.equal(blogPath('disease', 2, 'dor nas costas'), '/blog?category=disease&q=dor+nas+costas&page=2')
    assert.deepEqual(read('q=+asma+&page=2'), { page: 2, q: 'asma' })
  })
})
