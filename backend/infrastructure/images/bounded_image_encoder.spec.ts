import { test } from '@japa/runner'
import { EncoderBusy, ImageEncoder } from '#application/ports/image_encoder.ts'
import { fail } from '#domain/shared/result.ts'
import { BoundedImageEncoder } from './sharp_image_encoder.ts'

/** Knows how many pictures it was ever given at once. */
class CountingEncoder extends ImageEncoder {
  override async encodeWhole() {
    return fail('image_broken')
  }

  most = 0
  #running = 0

  override async encode() {
    this.#running += 1
    this.most = Math.max(this.most, this.#running)
    await new Promise(setImmediate)
    this.#running -= 1
    return fail('image_broken')
  }
}

test.group('BoundedImageEncoder', () => {
  test('decodes two at once, queues eight and refuses the rest', async ({ assert }) => {
    const inner = new CountingEncoder()
    const encoder = new BoundedImageEncoder(inner)

    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => encoder.encode(new Uint8Array(), `${number}`)),
    )

    const refusals = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []))
    assert.lengthOf(refusals, 10)
    for (const refusal of refusals) assert.instanceOf(refusal, EncoderBusy)
    assert.equal(inner.most, 2)
    assert.isFalse((await encoder.encode(new Uint8Array(), '1')).ok)
  })

  test('lets each sender have one running and one queued', async ({ assert }) => {
    const inner = new CountingEncoder()
    const encoder = new BoundedImageEncoder(inner)
    const send = (sender: string) =>
      encoder.encode(new Uint8Array(), sender).then(
        () => sender,
        () => 'busy',
      )

    const calls = await Promise.all([
      ...Array.from({ length: 10 }, () => send('greedy')),
      send('ana'),
      send('bia'),
    ])

    assert.sameMembers(calls, ['greedy', 'greedy', ...Array.from({ length: 8 }, () => 'busy'), 'ana', 'bia'])
    assert.equal(await send('greedy'), 'greedy')
  })
})
