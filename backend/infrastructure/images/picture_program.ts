import type { SharePicture } from '#application/ports/share_picture.ts'
import { drawSharePicture } from './satori_share_picture_painter.ts'
import { encodeDrawing, SharpImageEncoder } from './sharp_image_encoder.ts'

const encoder = new SharpImageEncoder()
const work = {
  paint: (picture: SharePicture) => drawSharePicture(picture),
  encode: (bytes: Uint8Array) => encoder.encode(bytes),
  encodeWhole: (bytes: Uint8Array) => encoder.encodeWhole(bytes),
  encodeDrawing,
}
export type Work = typeof work

export interface Call {
  id: number
  name: keyof Work
  given: unknown[]
}
export type Answer = { id: number; value: unknown } | { id: number; error: string }

process.on('message', ({ id, name, given }: Call) => {
  const answer = (message: Answer) => process.send?.(message)
  const does = work[name] as (...given: unknown[]) => Promise<unknown>
  does(...given).then(
    (value) => answer({ id, value }),
    (error: unknown) => answer({ id, error: String(error instanceof Error ? error.stack : error) }),
  )
})
process.once('disconnect', () => process.exit())
// A signal to the process group is for the parent, which finishes its pictures and then ends this program.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
