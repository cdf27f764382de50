import { test } from '@japa/runner'
import sharp from 'sharp'
import { LittleS3, type S3Fault } from '#infrastructure/images/s3/testing/little_s3.ts'
import { picture } from '#infrastructure/images/testing/pictures.ts'
import { givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Photos in an S3-compatible store', (group) => {
  let s3: LittleS3
  let site: TestApp
  let ana: SignedIn
  const pictures: string[] = []
  group.each.timeout(300_000)
  group.setup(async () => {
    s3 = await LittleS3.start()
    site = await openTestApp(settingsOf(s3))
    const upright = await picture().jpeg().toBuffer()
    for (const angle of [0, 90])
      pictures.push((await sharp(upright).rotate(angle).toBuffer()).toString('base64'))
    return async () => {
      await site.close()
      await s3.close()
    }
  })
  group.each.setup(async () => {
    s3.empty()
    ana = await givenSignedIn(site)
  })

  const rows = (sql: string) => site.owner.rows<{ id: string }>(sql)
  const show = (which: number) =>
    ana.send('PUT', `/api/professionals/${ana.id}`, { profileImageData: pictures[which] })
  const addressShown = async () => (await (await ana.get(`/api/professionals/${ana.id}`)).json()).imageUrl
  const storedHashes = () => [...new Set([...s3.objects.keys()].map((key) => key.split('/')[2]))]
  const tidy = async () => {
    await rows('update graphile_worker._private_jobs set run_at = now() returning id')
    await site.app.worker.drain()
  }

  test('stores a photo only there, and serves it from there', async ({ assert }) => {
    assert.equal((await show(0)).status, 200)

    const answer = await site.call(await addressShown(), { headers: { accept: 'image/avif' } })
    const small = await site.call(`${await addressShown()}&w=160`)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/avif'])
    assert.deepEqual([small.status, small.headers.get('content-type')], [200, 'image/webp'])
    assert.equal((await site.call(`${await addressShown()}&w=`)).status, 200)
    assert.equal((await site.call(`${await addressShown()}&w=999`)).status, 422)
    assert.lengthOf([...s3.objects], 4)
    assert.isEmpty(await rows('select 1 from profile_images'))
    await tidy()
    assert.lengthOf([...s3.objects], 4)
  })

  test('stores and serves post pictures there too', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const body = new FormData()
    body.set('image', new Blob([new Uint8Array(await picture().png().toBuffer())]), 'a.png')
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'same-origin' }

    const sent = await site.call('/api/admin/upload/post-image', { method: 'POST', headers, body })
    const { address } = await sent.json()
    const shown = await site.call(`${address}?w=640`)

    assert.deepEqual([sent.status, shown.status], [201, 200])
    assert.isEmpty(await rows('select name as id from post_images where bytes is not null'))
    const name = address.split('/').at(-1)
    const listed = await rows(
      `select 'post-images/' || name || '/' || width || '.webp' as id from post_images`,
    )
    assert.include([...s3.objects.keys()], `post-images/${name}/640.webp`)
    assert.sameMembers(
      [...s3.objects.keys()],
      listed.map(({ id }) => id),
    )
    s3.fault = 'refuses'
    assert.deepEqual(await partsOf(await site.call(`${address}?w=640`)), UNAVAILABLE)
  })

  test('answers 304 without reading the photo, only if it is unchanged', async ({ assert }) => {
    await show(0)
    const address = await addressShown()
    const etag = (await site.call(address)).headers.get('etag') ?? 'none'
    const again = (known: string) =>
      site.call(address, { headers: { 'if-none-match': known, 'cache-control': 'max-age=0' } })
    s3.objects.clear()

    const [same, other] = [await again(etag), await again('"another"')]

    assert.deepEqual([same.status, same.headers.get('etag')], [304, etag])
    assert.equal(same.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(other.status, 404)
    assert.notEqual(other.headers.get('etag'), etag)
  })

  test('removes a replaced photo after the change is stored', async ({ assert }) => {
    await show(0)
    const first = await addressShown()
    await show(1)
    const second = await addressShown()
    assert.lengthOf(storedHashes(), 2)

    await tidy()

    assert.deepEqual(
      storedHashes().map((hash) => second.endsWith(`?v=${hash}`)),
      [true],
    )
    assert.equal((await site.call(second)).status, 200)
    assert.notEqual(first, second)
    await ana.send('PUT', `/api/professionals/${ana.id}`, { profileImage: null })
    assert.equal((await site.call(second)).status, 404)
    await tidy()
    assert.isEmpty([...s3.objects])
  })

  test('keeps the former photo and removes the new one if the change fails', async ({ assert }) => {
    await show(0)
    const former = await addressShown()
    await rows(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await rows('create trigger fail before delete on staged_photos execute function fail()')
    const failed = await show(1)
    await rows('drop function fail cascade')
    assert.equal(failed.status, 500)
    assert.lengthOf(storedHashes(), 2)
    assert.equal(await addressShown(), former)

    await tidy()

    assert.lengthOf(storedHashes(), 1)
    assert.equal((await site.call(former)).status, 200)
  })

  test('serves and cleans up photos still in PostgreSQL', async ({ assert }) => {
    await show(0)
    const { postgresql } = site.app.adapters.imageStores
    for (const [key, { bytes }] of s3.objects)
      if (key.endsWith('/512.webp'))
        await postgresql.put(ana.id, key.split('/')[2] ?? '', [{ width: 512, format: 'webp', bytes }])
    s3.objects.clear()

    assert.equal((await site.call(await addressShown())).status, 200)

    await ana.send('PUT', `/api/professionals/${ana.id}`, { profileImage: null })
    await tidy()
    assert.isEmpty(await rows('select 1 from profile_images'))
  })

  for (const fault of ['refuses', 'fails', 'sends elsewhere'] as const satisfies S3Fault[])
    test(`answers 503 and changes nothing if the store ${fault}`, async ({ assert }) => {
      const troubled = await openTestApp(settingsOf(s3))
      try {
        const bob = await givenSignedIn(troubled)
        const path = `/api/professionals/${bob.id}`
        const saved = await bob.send('PUT', path, { profileImageData: pictures[0] })
        const { imageUrl } = await saved.json()
        s3.fault = fault

        const seen = await troubled.call(imageUrl)
        const refused = await bob.send('PUT', path, { profileImageData: pictures[1], bio: 'Nova' })
        const other = await bob.send('PUT', path, { bio: 'Sem foto' })

        assert.deepEqual([saved.status, other.status], [200, 200])
        for (const answer of [seen, refused]) assert.deepEqual(await partsOf(answer), UNAVAILABLE)
        assert.equal((await (await bob.get(path)).json()).imageUrl, imageUrl)
      } finally {
        await troubled.close()
      }
    })

  test('answers 503 with a refused key', async ({ assert }) => {
    const locked = await openTestApp({ ...settingsOf(s3), S3_SECRET: 'not the right one' })
    try {
      const bob = await givenSignedIn(locked)
      const sent = await bob.send('PUT', `/api/professionals/${bob.id}`, { profileImageData: pictures[0] })

      assert.deepEqual(await partsOf(sent), UNAVAILABLE)
    } finally {
      await locked.close()
    }
  })
})

/** What PostgreSQL's absence is answered with. */
const UNAVAILABLE = [
  503,
  '5',
  'no-store',
  { message: 'Serviço momentaneamente indisponível. Tente novamente em instantes.', code: 'unavailable' },
]

async function partsOf(answer: Response): Promise<unknown[]> {
  const { status, headers } = answer
  return [status, headers.get('retry-after'), headers.get('cache-control'), await answer.json()]
}

const settingsOf = ({ url, bucket, keyId, secret }: LittleS3) => ({
  S3_URL: url,
  S3_BUCKET: bucket,
  S3_KEY_ID: keyId,
  S3_SECRET: secret,
})
