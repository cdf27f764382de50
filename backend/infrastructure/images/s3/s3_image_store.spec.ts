import { inspect } from 'node:util'
import { test } from '@japa/runner'
import { imageStoreBehaviour } from '#application/ports/testing/image_store_behaviour.ts'
import { type S3Address, S3Bucket, type S3Timings } from './s3_bucket.ts'
import { S3ImageStore, S3PostImageFiles } from './s3_image_store.ts'
import { LittleS3, type S3Fault } from './testing/little_s3.ts'
import { realS3 } from './testing/real_s3.ts'
import { s3Stores } from './testing/s3_stores.ts'

let shared: Promise<LittleS3> | null = null
imageStoreBehaviour('S3ImageStore', {
  ...s3Stores(() => (shared ??= LittleS3.start())),
  close: async () => (await shared)?.close(),
})

imageStoreBehaviour('S3ImageStore on a real server', {
  ...s3Stores(async () => realS3 ?? Promise.reject(new Error('S3_TEST_URL names no server.'))),
  ...(realS3 ? {} : { skip: 'no S3_TEST_URL here' }),
})

test.group('S3PostImageFiles', (group) => {
  let s3: LittleS3
  group.setup(async () => {
    s3 = await LittleS3.start()
    return () => s3.close()
  })

  test('stores each width of a picture under its name, and removes all', async ({ assert }) => {
    const files = new S3PostImageFiles(new S3Bucket(s3, UNHURRIED))
    const bytes = Buffer.from('a picture')
    await files.put('a-name', [
      { width: 640, bytes },
      { width: 1280, bytes },
    ])

    assert.deepEqual([...s3.objects.keys()].toSorted(), [
      'post-images/a-name/1280.webp',
      'post-images/a-name/640.webp',
    ])
    assert.equal(s3.objects.get('post-images/a-name/640.webp')?.type, 'image/webp')
    assert.deepEqual(Buffer.from((await files.get('a-name', 640)) ?? []), bytes)
    assert.isNull(await files.get('a-nam', 640))
    await files.remove('a-name')
    await files.remove('a-name')
    assert.isEmpty([...s3.objects.keys()])
  })
})

const PHOTO = { width: 512, format: 'webp', bytes: Buffer.from('a photo') } as const
/** Not even a busy machine takes as long: only one that is silent is given up. */
const UNHURRIED: Partial<S3Timings> = { timeLimitFactor: 30, pause: 1, rest: 100_000 }
const HURRIED: Partial<S3Timings> = { ...UNHURRIED, timeLimitFactor: 1, attempt: 500, call: 120_000 }

test.group('S3ImageStore | a server in trouble', (group) => {
  let s3: LittleS3
  group.setup(async () => {
    s3 = await LittleS3.start()
    return () => s3.close()
  })
  group.each.setup(() => s3.empty())

  const storeOf = (changes: Partial<S3Address> = {}, timings = UNHURRIED) => {
    const { url, bucket, region, keyId, secret } = s3
    return new S3ImageStore(new S3Bucket({ url, bucket, region, keyId, secret, ...changes }, timings))
  }
  const codeOf = async (work: Promise<unknown>) =>
    work.then(
      () => 'worked',
      (error: Error & { code?: string }) => `${error.name}: ${error.code}`,
    )

  test('stores a private object of the right type by professional, hash, width and format', async ({
    assert,
  }) => {
    await storeOf().put('an-id', 'a-hash', [PHOTO])

    assert.deepEqual(
      [...s3.objects],
      [['photos/an-id/a-hash/512.webp', { bytes: PHOTO.bytes, type: 'image/webp' }]],
    )
    assert.deepEqual(s3.calls, ['PUT /fotos/photos/an-id/a-hash/512.webp'])
  })

  test('retries temporary failures', async ({ assert }) => {
    s3.fault = 'fails once'
    await storeOf().put('an-id', 'a-hash', [PHOTO])
    s3.fault = 'fails once'

    const found = await storeOf().get('an-id', 'a-hash', 512, 'webp')

    assert.deepEqual(Buffer.from(found ?? []), PHOTO.bytes)
    assert.lengthOf(s3.calls, 4)
  })

  const FAULTS: [S3Fault, RegExp][] = [
    ['refuses', /^ImageStoreUnavailable: S3 \w+$/],
    ['stays silent', /^ImageStoreUnavailable: S3 lento$/],
    ['fails', /^ImageStoreUnavailable: S3 500 InternalError$/],
    ['cuts in half', /^ImageStoreUnavailable: S3 \w+$/],
  ]
  for (const [fault, expected] of FAULTS)
    test(`is unavailable after three attempts if the server ${fault}`, async ({ assert }) => {
      await storeOf().put('an-id', 'a-hash', [PHOTO])
      s3.calls.length = 0
      s3.fault = fault

      const store = storeOf({}, fault === 'stays silent' ? HURRIED : UNHURRIED)

      assert.match(await codeOf(store.get('an-id', 'a-hash', 512, 'webp')), expected)

      assert.lengthOf(s3.calls, 3)
    })

  test('follows no redirects and does not retry permanent refusals', async ({ assert }) => {
    s3.fault = 'sends elsewhere'
    const elsewhere = await codeOf(storeOf().put('an-id', 'a-hash', [PHOTO]))
    s3.fault = 'none'
    const wrongKey = await codeOf(storeOf({ keyId: 'other' }).get('an-id', 'a-hash', 512, 'webp'))
    const wrongSecret = await codeOf(storeOf({ secret: 'another one' }).keepOnly('an-id', null))
    const wrongRegion = await codeOf(storeOf({ region: 'sa-east-1' }).put('an-id', 'a-hash', [PHOTO]))

    assert.equal(elsewhere, 'ImageStoreUnavailable: S3 307')
    const refused = 'ImageStoreUnavailable: S3 403 SignatureDoesNotMatch'
    assert.deepEqual([wrongKey, wrongSecret, wrongRegion], [refused, refused, refused])
    assert.lengthOf(s3.calls, 4)
  })

  test('reports a missing bucket as a failure, not as a missing photo', async ({ assert }) => {
    const store = storeOf({ bucket: 'nowhere' })
    const missing = 'ImageStoreUnavailable: S3 404 NoSuchBucket'

    assert.equal(await codeOf(store.get('an-id', 'a-hash', 512, 'webp')), missing)
    assert.equal(await codeOf(store.put('an-id', 'a-hash', [PHOTO])), missing)
    assert.equal(await codeOf(store.keepOnly('an-id', null)), missing)
  })

  test('pauses after five failed calls', async ({ assert }) => {
    s3.fault = 'fails'
    const store = storeOf()
    for (let call = 1; call <= 5; call++) await codeOf(store.get('an-id', 'a-hash', 512, 'webp'))
    s3.calls.length = 0

    const code = await codeOf(store.get('an-id', 'a-hash', 512, 'webp'))

    assert.equal(code, 'ImageStoreUnavailable: S3 descansando')
    assert.isEmpty(s3.calls)
  })

  test('distinguishes a refusal from a failure', async ({ assert }) => {
    const store = storeOf({ keyId: 'other' })
    const photos = Array.from({ length: 8 }, () => codeOf(store.get('an-id', 'a-hash', 512, 'webp')))

    assert.deepEqual(
      new Set(await Promise.all(photos)),
      new Set(['ImageStoreUnavailable: S3 403 SignatureDoesNotMatch']),
    )
    assert.match(await codeOf(store.get('an-id', 'a-hash', 512, 'webp')), /403/)
  })

  test("never leaves its professional's folder, whatever a listing contains", async ({ assert }) => {
    await storeOf().put('an-id', 'a-hash', [PHOTO])
    await storeOf().put('an-idea', 'a-hash', [PHOTO])
    s3.ignoresPrefix = true

    await storeOf().keepOnly('an-id', null)

    assert.deepEqual([...s3.objects.keys()], ['photos/an-idea/a-hash/512.webp'])
  })

  test('reveals no key, secret or address', async ({ assert }) => {
    const said: string[] = []
    for (const store of [storeOf({ secret: 'another one' }), storeOf({ url: 'http://127.0.0.1:1' })])
      await store.get('an-id', 'a-hash', 512, 'webp').catch((error: Error) => said.push(inspect(error)))

    assert.lengthOf(said, 2)
    assert.notMatch(said.join(), /secret|another one|test-key-id|127\.0\.0\.1|StringToSign|an-id/)
  })
})
