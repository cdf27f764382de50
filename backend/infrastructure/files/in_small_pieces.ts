import { setImmediate as turnOfOthers } from 'node:timers/promises'

const PIECE = 1 << 13

/** What comes of a chunk is worked on without a pause: in small pieces, so that answers of the database need not wait for it. */
export async function* inSmallPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += PIECE) {
      yield chunk.subarray(start, start + PIECE)
      await turnOfOthers()
    }
}
