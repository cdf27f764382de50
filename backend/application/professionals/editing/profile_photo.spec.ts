import { test } from '@japa/runner'
import { type EncodedImage, ImageEncoder, type ImageRefusal } from '#application/ports/image_encoder.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { ReadHiddenPhoto, ReadPhoto } from '../read_profile.ts'
import {
  ADMIN,
  ANA,
  AS_ADMIN,
  AS_ANA,
  AS_RUI,
  HIDDEN,
  ownerDependencies,
} from '../testing/owner_dependencies.ts'
import { RemoveReplacedPhotos, RemoveStagedPhotos } from './photo_cleanup.ts'
import { preparePhoto, UploadPhoto } from './profile_photo.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Takes what begins with 'picture'. */
class PlainEncoder extends ImageEncoder {
  override async encodeWhole() {
    return fail('image_broken')
  }

  override async encode(bytes: Uint8Array): Promise<Result<EncodedImage, ImageRefusal>> {
    const text = new TextDecoder().decode(bytes)
    if (!text.startsWith('picture')) return fail('image_broken')
    const variants = ([160, 512] as const).flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({
        width,
        format,
        bytes: bytesOf(`${text} ${width} ${format}`),
      })),
    )
    return ok({ hash: `hash of ${text}`, variants })
  }
}

async function given(state: Parameters<typeof ownerDependencies>[0] = {}) {
  const deps = await ownerDependencies(state)
  return { ...deps, encoder: new PlainEncoder() }
}

const encoded = async (text: string) => {
  const image = await new PlainEncoder().encode(bytesOf(text))
  if (!image.ok) throw new Error('No picture.')
  return image.value
}

test.group('UploadPhoto', () => {
  test('stages a photo for its sender and shows it in full size', async ({ assert }) => {
    const deps = await given()

    const uploaded = await new UploadPhoto(deps).execute({ viewerId: ANA, bytes: bytesOf('picture') })

    assert.deepEqual(uploaded, {
      ok: true,
      value: { hash: 'hash of picture', preview: bytesOf('picture 512 webp') },
    })
    assert.isNotNull(await deps.staging.find(ANA, 'hash of picture'))
    assert.isNull(deps.ana()?.image)
  })

  test('refuses to stage anything but a picture', async ({ assert }) => {
    const deps = await given()

    const uploaded = await new UploadPhoto(deps).execute({ viewerId: ANA, bytes: bytesOf('text') })

    assert.deepEqual(uploaded, { ok: false, failure: 'image_broken' })
  })
})

test.group('UploadPhoto', () => {
  stopsWhereAPortFails('sending a photo', given, (deps) =>
    new UploadPhoto(deps).execute({ viewerId: ANA, bytes: bytesOf('picture') }),
  )
})

test.group('A photo that comes with a profile', () => {
  for (const [refusal, failure] of [
    ['image_too_large', 'image_too_large'],
    ['image_broken', 'image_broken'],
    ['image_type_unsupported', 'image_broken'],
  ] as const)
    test(`is refused as ${failure} if the encoder returns ${refusal}`, async ({ assert }) => {
      const deps = await given()
      deps.encoder.encode = () => Promise.resolve(fail(refusal))
      const ana = await deps.professionals.findById(ANA)

      const ready = ana && (await preparePhoto(deps, ana, { bytes: bytesOf('picture') }))

      assert.deepEqual(ready, { ok: false, failure })
    })
})

test.group('Photos no longer needed', () => {
  test('are removed once replaced or without their professional', async ({ assert }) => {
    const deps = await given({ image: { hash: 'new', mime: 'image/webp' } })
    const { variants } = await encoded('picture')
    for (const hash of ['old', 'new']) await deps.images.put(ANA, hash, variants)
    await deps.images.put('gone', 'old', variants)
    const remove = new RemoveReplacedPhotos(deps)

    await remove.execute({ professionalId: ANA })
    await remove.execute({ professionalId: anId('gone') })

    assert.isNull(await deps.images.get(ANA, 'old', 512, 'webp'))
    assert.isNotNull(await deps.images.get(ANA, 'new', 512, 'webp'))
    assert.isNull(await deps.images.get('gone', 'old', 512, 'webp'))
  })

  test('are removed after 22 hours if never saved', async ({ assert }) => {
    const deps = await given()
    const image = await encoded('picture')
    await deps.staging.stage('old', image, new Date('2026-11-20T13:59:59Z'))
    await deps.staging.stage('fresh', image, new Date('2026-11-20T14:00:00Z'))

    await new RemoveStagedPhotos(deps).execute()

    assert.isNull(await deps.staging.find('old', image.hash))
    assert.isNotNull(await deps.staging.find('fresh', image.hash))
  })
})

test.group('A photo', () => {
  const wanted = { width: 512, format: 'webp' } as const
  const withPhotos = async () => {
    const image = { hash: 'face', mime: 'image/webp' } as const
    const deps = await given({ image })
    const hidden = await deps.professionals.findById(HIDDEN)
    hidden?.showPhoto(image, deps.clock.now())
    if (hidden) await deps.professionals.save(hidden)
    const { variants } = await encoded('picture')
    for (const id of [ANA, HIDDEN]) await deps.images.put(id, 'face', variants)
    return deps
  }

  test('of a visible professional is shown to anyone', async ({ assert }) => {
    const { directory, images } = await withPhotos()
    const read = new ReadPhoto({ directory, images })

    const photo = await read.execute({ professionalId: ANA, ...wanted })

    assert.equal(photo?.hash, 'face')
    assert.deepEqual(await photo?.bytes(), bytesOf('picture 512 webp'))
    assert.isNull(await read.execute({ professionalId: HIDDEN, ...wanted }))
    assert.isNull(await read.execute({ professionalId: ADMIN, ...wanted }))
  })

  test('of a hidden professional is shown to owner and administrators', async ({ assert }) => {
    const deps = await withPhotos()
    const read = new ReadHiddenPhoto(deps)
    const asHidden = { id: HIDDEN, role: 'user' } as const

    for (const viewer of [asHidden, AS_ADMIN]) {
      const photo = await read.execute({ professionalId: HIDDEN, viewer, ...wanted })
      assert.deepEqual(await photo?.bytes(), bytesOf('picture 512 webp'))
    }
    for (const viewer of [null, AS_ANA, AS_RUI])
      assert.isNull(await read.execute({ professionalId: HIDDEN, viewer, ...wanted }))
  })

  test('is not found if absent', async ({ assert }) => {
    const deps = await given()

    assert.isNull(await new ReadPhoto(deps).execute({ professionalId: ANA, ...wanted }))
    assert.isNull(await new ReadHiddenPhoto(deps).execute({ professionalId: ANA, viewer: AS_ANA, ...wanted }))
  })
})
