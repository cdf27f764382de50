import { test } from '@japa/runner'
import { everyPageOf } from './every_page_of.ts'

/** A server that holds these pages, and what it was asked. */
function serving(pages: readonly number[][], headers: Record<string, string> = {}) {
  const asked: string[] = []
  const ask = async (path: string) => {
    asked.push(path)
    return Response.json(pages[asked.length - 1] ?? [], { headers })
  }
  return { asked, ask }
}

test.group('everyPageOf', () => {
  test('puts the pages together until all are there', async ({ assert }) => {
    const { asked, ask } = serving([[1, 2], [3]], { 'x-total-count': '3' })

    assert.deepEqual(await everyPageOf('/list', ask), [1, 2, 3])
    assert.deepEqual(asked, ['/list?page=1&limit=1000', '/list?page=2&limit=1000'])
  })

  test('ends with an empty page, whatever the total was', async ({ assert }) => {
    const { asked, ask } = serving([[1]], { 'x-total-count': '9' })

    assert.deepEqual(await everyPageOf('/list', ask), [1])
    assert.lengthOf(asked, 2)
  })

  test('takes one page where no total is told', async ({ assert }) => {
    assert.deepEqual(await everyPageOf('/list', serving([[1], [2]]).ask), [1])
  })
})
