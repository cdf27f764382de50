import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { SharpImageEncoder } from './sharp_image_encoder.ts'
import { picture, pngClaiming } from './testing/pictures.ts'

const encoder = new SharpImageEncoder()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

async function encoded(bytes: Uint8Array) {
  const result = await encoder.encode(bytes)
  if (!result.ok) throw new Error(result.failure)
  return result.value
}

async function refusalOf(bytes: Uint8Array): Promise<string | null> {
  const result = await encoder.encode(bytes)
  return result.ok ? null : result.failure
}

test.group('SharpImageEncoder', () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    test(`turns ${format} into 160 and 512 px squares of WebP and AVIF`, async ({ assert }) => {
      const { variants } = await encoded(await picture().toFormat(format).toBuffer())

      const made = await Promise.all(
        variants.map(async ({ bytes, width, format: encoding }) => {
          const { width: wide, height: high, format: type } = await sharp(bytes).metadata()
          return [width, encoding, wide, high, type]
        }),
      )
      assert.deepEqual(made, [
        [160, 'webp', 160, 160, 'webp'],
        [160, 'avif', 160, 160, 'heif'],
        [512, 'webp', 512, 512, 'webp'],
        [512, 'avif', 512, 512, 'heif'],
      ])
    })
  }

  test('keeps a picture uncropped, at most 1280 px wide, without camera data', async ({ assert }) => {
    const tagged = await picture(2_000, 1_000)
      .withExif({ IFD0: { Copyright: 'marcador-secreto' } })
      .jpeg()
      .toBuffer()
    const whole = await encoder.encodeWhole(tagged)
    const small = await encoder.encodeWhole(await picture(300, 200).png().toBuffer())
    if (!whole.ok || !small.ok) throw new Error('refused')

    assert.deepInclude(whole.value, { width: 1280, height: 640 })
    assert.deepInclude(small.value, { width: 300, height: 200 })
    assert.match(whole.value.hash, /^[\w-]{22}$/)
    const sides = await Promise.all(
      whole.value.variants.map(async ({ bytes, width }) => {
        const { width: wide, height, format, exif } = await sharp(bytes).metadata()
        return [width, wide, height, format, exif]
      }),
    )
    assert.deepEqual(sides, [
      [640, 640, 320, 'webp', undefined],
      [1280, 1280, 640, 'webp', undefined],
    ])
    const refused = await encoder.encodeWhole(await pngClaiming(15_000, 15_000))
    assert.deepEqual([refused.ok, !refused.ok && refused.failure], [false, 'image_too_large'])
  })

  test('gives equal pictures equal hashes and different ones different hashes', async ({ assert }) => {
    const one = await encoded(await picture().png().toBuffer())
    const same = await encoded(await picture().png({ compressionLevel: 1 }).toBuffer())
    const other = await encoded(await picture(480, 640).png().toBuffer())

    assert.equal(one.hash, same.hash)
    assert.notEqual(one.hash, other.hash)
  })

  test('refuses other formats by content, not by name', async ({ assert }) => {
    const others: Uint8Array[] = [
      Buffer.from(SVG),
      gzipSync(SVG),
      await picture().gif().toBuffer(),
      await picture().tiff().toBuffer(),
      Buffer.from('%PDF-1.7 …'),
      Buffer.from('<!doctype html><script>1</script>'),
      Buffer.from('BM0000000000'),
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0'),
    ]

    for (const bytes of others) assert.equal(await refusalOf(bytes), 'image_type_unsupported')
  })

  test('refuses 225 megapixels by the header alone and accepts 24', async ({ assert }) => {
    assert.equal(await refusalOf(await pngClaiming(15_000, 15_000)), 'image_too_large')
    assert.isNull(await refusalOf(await picture(6_000, 4_000).jpeg().toBuffer()))
  })

  test('drops EXIF, XMP, profile and trailing bytes, and rotates the picture upright', async ({ assert }) => {
    const tagged = await picture(400, 400)
      .withExif({ IFD0: { Copyright: 'marcador-secreto' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { variants } = await encoded(Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]))

    for (const { bytes } of variants) {
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata()
      assert.deepEqual([exif, xmp, icc, orientation ?? 1], [undefined, undefined, undefined, 1])
      assert.notInclude(Buffer.from(bytes).toString('latin1'), 'script')
    }
    const [right] = await cornerColours(variants[2]?.bytes)
    assert.equal(right, 'green', 'the top of the stored picture is its right side when turned by 90°')
  })

  test('uses the first frame and counts all frames against the limit', async ({ assert }) => {
    const frame = await picture(100, 100).png().toBuffer()
    const animated = await sharp([frame, frame, frame], { join: { animated: true } })
      .webp()
      .toBuffer()
    const colours = Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? 'red' : 'lime'))
    const frames = colours.map((background) =>
      sharp({ create: { width: 600, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const huge = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()

    assert.lengthOf((await encoded(animated)).variants, 4)
    assert.equal(await refusalOf(huge), 'image_too_large')
  })

  test('refuses truncated, broken, empty and impossible pictures', async ({ assert }) => {
    const png = await picture().png().toBuffer()
    const broken = Buffer.from(png)
    broken.fill(0xaa, 60, 90)

    assert.equal(await refusalOf(png.subarray(0, 200)), 'image_broken')
    assert.equal(await refusalOf(broken), 'image_broken')
    assert.equal(await refusalOf(new Uint8Array()), 'image_type_unsupported')
    assert.equal(await refusalOf(await picture(1, 30_000).png().toBuffer()), 'image_broken')
    assert.equal(await refusalOf(await pngClaiming(0, 10)), 'image_broken')
  })
})

/** Whether the right and the left edge of a square picture are green or orange. */
async function cornerColours(bytes: Uint8Array | undefined): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => (256 * info.width + x) * info.channels
  return [at(500), at(12)].map((offset) => ((data[offset] ?? 0) < 128 ? 'green' : 'orange'))
}
