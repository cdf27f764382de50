import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { picture, pngClaiming } from '#infrastructure/images/testing/pictures.ts'
import { aVisitor, givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const LARGEST = 5 * 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.group('Uploads', (group) => {
  let site: TestApp
  let ana: SignedIn
  let photo: Buffer
  group.setup(async () => {
    site = await openTestApp()
    photo = await picture().jpeg().toBuffer()
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
  })

  const formWith = (...parts: [string, string | Uint8Array, (string | undefined)?][]) => {
    const form = new FormData()
    for (const [name, value, file = 'foto.jpg'] of parts)
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([new Uint8Array(value)]), file)
    return form
  }
  const send = (body: BodyInit, headers: Record<string, string> = {}, cookie = ana.cookie) =>
    site.call('/api/upload/profile-image', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
      body,
    })
  const upload = (bytes: Uint8Array, file?: string, cookie?: string) =>
    send(formWith(['image', bytes, file]), {}, cookie)
  const save = (body: unknown, person = ana) => person.send('PUT', `/api/professionals/${person.id}`, body)
  const staged = async () =>
    (await site.app.database.rows('select 1 from staged_photos where professional_id = ?', [ana.id])).length
  const imageOf = async (person = ana) =>
    (await (await site.call(`/api/professionals/${person.id}`)).json()).imageUrl

  test('shows a photo once the profile is saved with it, and not before', async ({ assert }) => {
    const answer = await upload(photo)
    const { imageUrl, base64Data, mimeType } = await answer.json()

    assert.equal(answer.status, 200)
    assert.equal(mimeType, 'image/webp')
    assert.equal(Buffer.from(base64Data, 'base64').subarray(8, 12).toString(), 'WEBP')
    assert.isNull(await imageOf())
    assert.equal((await site.call(imageUrl)).status, 404)

    const owner = await (await save({ profileImage: imageUrl, profileImageData: base64Data })).json()
    assert.equal(owner.imageUrl, imageUrl)
    assert.equal(owner.profileImageMime, 'image/webp')
    const shown = await site.call(imageUrl)
    assert.equal(shown.status, 200)
    assert.equal(shown.headers.get('cache-control'), 'public, max-age=300')
    assert.equal(await staged(), 0)
    assert.equal((await save({ profileImage: imageUrl, bio: 'De novo' })).status, 200)
    assert.equal(await imageOf(), imageUrl)
    assert.isNull((await (await save({ profileImage: '' })).json()).imageUrl)
    assert.equal((await site.call(imageUrl)).status, 404)
  })

  test("accepts no other address and no other account's photo", async ({ assert }) => {
    const rui = await givenSignedIn(site)
    const { imageUrl } = await (await upload(photo)).json()
    const foreign = imageUrl.replace(ana.id, rui.id)

    for (const profileImage of [
      'https://tracker.example/p.gif',
      'javascript:alert(1)',
      imageUrl,
      foreign,
      `https://saude.test${imageUrl}`,
    ])
      assert.equal((await save({ profileImage }, rui)).status, 422, profileImage)
    assert.isNull(await imageOf(rui))
    assert.equal((await save({ profileImage: foreign })).status, 422)
    assert.isNull(await imageOf())
  })

  test('decodes a photo in the form the same way', async ({ assert }) => {
    const png = await picture().png().toBuffer()
    const withData = (profileImageData: string) => save({ profileImageData, profileImageMime: 'text/html' })

    for (const data of [Buffer.from(SVG).toString('base64'), SVG, 'A'.repeat(900_000), 'x', '='])
      assert.equal((await withData(data)).status, 422, data.slice(0, 20))
    assert.equal((await save({ profileImageData: 1 })).status, 422)
    assert.isNull(await imageOf())

    const claimed = await (await withData(`data:text/html;base64,${png.toString('base64')}`)).json()
    assert.equal(claimed.code, 'image_broken')
    const saved = await (await withData(png.toString('base64'))).json()
    assert.equal(saved.profileImageMime, 'image/webp')
    const image = await site.call(saved.imageUrl)
    assert.equal(image.headers.get('content-type'), 'image/webp')
  })

  test('accepts four formats by their content, not their name', async ({ assert }) => {
    const others = [
      Buffer.from(SVG),
      gzipSync(SVG),
      await picture(16, 16).gif().toBuffer(),
      await picture(16, 16).tiff().toBuffer(),
      Buffer.from('BM________________'),
      Buffer.from('%PDF-1.7 ........'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
    ]
    for (const bytes of others) assert.equal((await upload(bytes, 'foto.png')).status, 415)
    for (const bytes of [
      await picture(16, 16).png().toBuffer(),
      await picture(16, 16).webp().toBuffer(),
      await picture(16, 16).avif().toBuffer(),
    ])
      assert.equal((await upload(bytes, 'virus.exe')).status, 200)
  })

  test('refuses pictures that are too large or broken, with a message', async ({ assert }) => {
    const bombs = [
      await pngClaiming(15_000, 15_000),
      await pngClaiming(1, 30_000),
      await pngClaiming(0, 0),
      photo.subarray(0, photo.length / 2),
      Buffer.from(photo.subarray(0, 20)),
    ]
    for (const bytes of bombs) {
      const answer = await upload(bytes)
      assert.equal(answer.status, 422)
      assert.isNotEmpty((await answer.json()).message)
    }
    assert.include([415, 422], (await upload(new Uint8Array())).status)
    assert.equal(await staged(), 0)
  })

  test('accepts five megabytes and not a byte more', async ({ assert }) => {
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])

    assert.equal((await upload(padded(LARGEST))).status, 200)
    const larger = await upload(padded(LARGEST + 1))
    assert.deepEqual(
      [larger.status, (await larger.json()).message],
      [413, 'Arquivo muito grande. Tamanho máximo: 5MB'],
    )
    assert.equal((await upload(padded(8 * 1024 * 1024))).status, 413)
  })

  test('stops reading an endless upload', async ({ assert }) => {
    const boundary = 'limite'
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0)
          controller.enqueue(
            Buffer.from(
              `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`,
            ),
          )
        controller.enqueue(new Uint8Array(65_536))
        sent += 65_536
        if (sent > 7 * 1024 * 1024) controller.close()
      },
    })
    const answer = await site.call('/api/upload/profile-image', {
      method: 'POST',
      headers: {
        cookie: ana.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: endless,
      duplex: 'half',
    } as RequestInit)

    assert.equal(answer.status, 413)
  })

  test('ignores the file name', async ({ assert }) => {
    for (const name of ['../../x.php', 'a'.repeat(5_000), 'a\u202Egpj.exe']) {
      const answer = await upload(photo, name)
      assert.equal(answer.status, 200, name.slice(0, 20))
      assert.notInclude((await answer.json()).imageUrl, 'php')
    }
  })

  test('refuses any other form', async ({ assert }) => {
    const forms = [
      formWith(['image', photo], ['image', photo]),
      formWith(['foto', photo]),
      formWith(['image', 'texto']),
      formWith(['__proto__', photo]),
      formWith(['image', photo], ['nome', 'x']),
      formWith(...Array.from({ length: 1_000 }, (_, part) => [`f${part}`, 'x'] as [string, string])),
      new FormData(),
    ]
    for (const form of forms) assert.include([400, 422], (await send(form)).status)
    assert.equal((await send('x', { 'content-type': 'multipart/form-data' })).status, 415)
    assert.equal((await send('x', { 'content-type': 'multipart/form-data; boundary=' })).status, 400)
    assert.equal((await send('{}', { 'content-type': 'application/json' })).status, 415)
    assert.equal(await staged(), 0)
  })

  test('checks session and origin before reading', async ({ assert }) => {
    const visitor = await send(formWith(['image', photo]), {}, '')
    const elsewhere = await send(formWith(['image', photo]), { 'sec-fetch-site': 'cross-site' })

    assert.deepEqual([visitor.status, elsewhere.status], [401, 403])
    assert.equal((await aVisitor(site).get('/api/upload/profile-image')).status, 405)
  })

  test('accepts as many photos as it can decode or queue, and answers the rest with Retry-After', async ({
    assert,
  }) => {
    const heavy = await picture(4_000, 3_000).jpeg().toBuffer()

    const people = await Promise.all(Array.from({ length: 11 }, () => givenSignedIn(site)))

    const answers = await Promise.all(
      [...people, ...people].map(({ cookie }) => upload(heavy, undefined, cookie)),
    )

    const statuses = answers.map(({ status }) => status)
    assert.sameMembers([...new Set(statuses)], [200, 503])
    assert.isAtLeast(statuses.filter((status) => status === 200).length, 10)
    const busy = answers.find(({ status }) => status === 503)
    assert.equal(busy?.headers.get('retry-after'), '5')
  })

  test("shows a blocked professional's photo only to administrators", async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const { imageUrl } = await (await upload(photo)).json()
    await save({ profileImage: imageUrl })
    await site.app.database.rows('update professionals set blocked = true where id = ?', [ana.id])

    const seen = await admin.get(imageUrl)

    assert.deepEqual([seen.status, seen.headers.get('cache-control')], [200, 'no-store'])
    assert.equal((await site.call(imageUrl)).status, 404)
    assert.equal((await ana.get(imageUrl)).status, 404)
  })
})

test.group('The limit of uploads', () => {
  test('counts ten an hour for each person', async ({ assert, cleanup }) => {
    const site = await openTestApp({ RATE_LIMIT_FACTOR: '1' })
    cleanup(() => site.close())
    const ana = await givenSignedIn(site)
    const statuses: number[] = []

    for (let time = 0; time < 11; time++) {
      const form = new FormData()
      form.append('image', new Blob(['x']), 'x')
      const headers = { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' }
      statuses.push(
        (await site.call('/api/upload/profile-image', { method: 'POST', headers, body: form })).status,
      )
    }

    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 415), 429])
    const withPhoto = { profileImageData: 'AAAA' }
    assert.equal((await ana.send('PUT', `/api/professionals/${ana.id}`, withPhoto)).status, 429)
    assert.equal((await ana.send('PUT', `/api/professionals/${ana.id}`, { bio: 'x' })).status, 200)
  })
})
