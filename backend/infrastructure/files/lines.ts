export interface Line {
  /** From 1. */
  number: number
  /** Without its end; null where it is longer than we hold in memory. */
  text: string | null
}

const LONGEST_LINE = 1024 * 1024
const BYTE_ORDER_MARK = /^\uFEFF/u

/** The lines of a stream of UTF-8 bytes; a line without end cannot fill the memory. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let number = 1
  let pending: string | null = ''
  for await (const chunk of chunks) {
    const [head = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    pending = joined(pending, head)
    for (const other of others) {
      yield { number, text: tidy(pending, number) }
      number++
      pending = joined('', other)
    }
  }
  if (pending !== '') yield { number, text: tidy(pending, number) }
}

function joined(pending: string | null, more: string): string | null {
  return pending === null || pending.length + more.length > LONGEST_LINE ? null : pending + more
}

function tidy(text: string | null, number: number): string | null {
  const line = text?.replace(/\r$/, '') ?? null
  return number === 1 ? (line?.replace(BYTE_ORDER_MARK, '') ?? null) : line
}
