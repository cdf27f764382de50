import type { HttpContext } from '@adonisjs/core/http'
import { Refused, type RefusalCode } from '../refusals.ts'

/** Refuses a compressed body: decompressing costs far more than sending. */
export function refusePacked({ request }: HttpContext, refusal: RefusalCode): void {
  const coding = request.header('content-encoding') ?? 'identity'
  if (coding.trim().toLowerCase() !== 'identity') throw new Refused(refusal)
}

/** Returns the body's bytes. Throws `tooLarge` once they exceed `most`, `bad_request` when the sender aborts. */
export async function readAtMost(
  { request }: HttpContext,
  most: number,
  tooLarge: RefusalCode,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of arriving(request.request)) {
    size += chunk.length
    if (size > most) throw new Refused(tooLarge, { headers: { connection: 'close' } })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Leaving early must not close the connection, or the sender never reads the refusal. */
async function* arriving(request: HttpContext['request']['request']): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } catch {
    throw new Refused('bad_request')
  }
}
