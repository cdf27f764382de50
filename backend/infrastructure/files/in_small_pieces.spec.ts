import { test } from '@japa/runner'
import { inSmallPieces } from './opened_input.ts'

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk
}

test('returns the same bytes, and yields in between', async ({ assert }) => {
  const chunk = Buffer.from(Array.from({ length: 1 << 16 }, (_, index) => index % 251))
  let turns = 0
  const pieces: Buffer[] = []
  for await (const piece of inSmallPieces(oneChunk(chunk))) {
    pieces.push(piece)
    setImmediate(() => turns++)
  }

  assert.isTrue(Buffer.concat(pieces).equals(chunk))
  assert.isAtLeast(turns, 7)
})
