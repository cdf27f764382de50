import { test } from '@japa/runner'
import { everyPageOf } from './every_page_of.ts'

/** A server that holds these pages, and what it was asked. */
function serving(pages: readonly number[][], total: number) {
  const asked: unknown[] = []
  const readPage = async (query: { page: string; limit: string }) => {
    asked.push(query)
    return { rows: pages[asked.length - 1] ?? [], total }
  }
  return { asked, readPage }
}

test.group('everyPageOf', () => {
  test('joins pages until complete', async ({ assert }) => {
    const { asked, readPage } = serving([[1, 2], [3]], 3)

    assert.deepEqual(await everyPageOf(readPage), [1, 2, 3])
    assert.deepEqual(asked, [
      { page: '1', limit: '1000' },
      { page: '2', limit: '1000' },
    ])
  })

  test('ends at an empty page', async ({ assert }) => {
    const { asked, readPage } = serving([[1]], 9)

    assert.deepEqual(await everyPageOf(readPage), [1])
    assert.lengthOf(asked, 2)
  })
})
