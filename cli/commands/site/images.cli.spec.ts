import { test } from '@japa/runner'
import type { Professional } from '#domain/professionals/professional.ts'
import { LittleS3 } from '#infrastructure/images/s3/testing/little_s3.ts'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const SECRET = 'a secret that must never be seen'

test.group('saude images', (group) => {
  let app: TestCli
  let s3: LittleS3
  let people: Professional[] = []
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    s3 = await LittleS3.start()
    return async () => {
      await app.close()
      await s3.close()
    }
  })
  group.each.setup(async () => {
    s3.empty()
    await app.database.rows('delete from professionals')
    people = []
    for (const hash of ['um', 'dois', 'três'])
      people.push(await givenProfessional(app.database, { image: { hash, mime: 'image/webp' } }))
    await app.database.rows(
      `insert into profile_images (professional_id, hash, width, format, bytes)
       select id, image_hash, width, format, convert_to(image_hash || width || format, 'UTF8') from professionals,
         unnest(array[160, 512]) as width, unnest(array['webp', 'avif']) as format where image_hash is not null`,
    )
  })

  const saude = (words: string, more: Record<string, string> = {}) => {
    const { url, bucket, keyId, secret } = s3
    const address = { S3_URL: url, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET: secret }
    return app.saude(words, '', { ...address, ...more })
  }
  const kept = async () => (await app.database.rows('select 1 from profile_images')).length

  test('moves the photos there and back repeatedly', async ({ assert }) => {
    const before = await app.checksum()
    const trial = await saude('images move --to s3 --dry-run --json')
    assert.deepEqual([trial.code, s3.objects.size, await app.checksum()], [0, 0, before])

    const there = await saude('images move --to s3 --yes --json')
    assert.deepEqual([there.code, s3.objects.size, await kept()], [0, 12, 0])
    assert.deepInclude(JSON.parse(there.out), { to: 's3', dryRun: false, moved: 3, there: 0, missing: 0 })
    const again = await saude('images move --to s3 --yes')
    assert.match(again.out, /Levadas +0\nJá estavam lá +3\nFaltam +0/)

    const back = await saude('images move --to postgresql --yes --json')
    assert.deepEqual([back.code, s3.objects.size, await kept()], [0, 0, 12])
    const trail = await app.database.rows<{ place: string }>(
      `select subject_id as place from audit_log where action = 'photos_moved' order by id`,
    )
    assert.deepEqual(trail, [{ place: 's3' }, { place: 'postgresql' }])
  })

  test('ends with 3 for missing photos, 1 for a refusing bucket, 2 for a wrong argument', async ({
    assert,
  }) => {
    await app.database.rows(`delete from profile_images where hash = 'dois'`)

    const [missing, refused, unset, nowhere, elsewhere] = [
      await saude('images move --to s3 --dry-run'),
      await saude('images move --to s3 --yes', { S3_KEY_ID: 'other-key' }),
      await app.saude('images move --to s3 --yes'),
      await saude('images move --yes'),
      await saude('images move --to disco'),
    ]

    assert.deepEqual(
      [missing, refused, unset, nowhere, elsewhere].map(({ code }) => code),
      [3, 1, 1, 2, 2],
    )
    assert.match(missing.err, /falta nos dois lugares/)
    assert.match(
      refused.err,
      /^O armazenamento de fotos não respondeu como devia \(S3 403 SignatureDoesNotMatch\)/m,
    )
    assert.match(unset.err, /S3_BUCKET/)
    assert.notInclude(refused.err + refused.out, SECRET)
    assert.equal(await kept(), 8)
  })

  test('shows where a photo and a post picture are stored', async ({ assert }) => {
    const slug = String(people[0]?.state.slug)
    const picture = `${'a'.repeat(22)}-1280x720`
    await app.database.rows(
      `insert into post_images (name, width, bytes, put_at) values (?, 640, 'abc', now())`,
      [picture],
    )
    await app.database.rows(`delete from profile_images where hash = 'dois'`)
    const here = await app.saude(`images show ${slug}`)
    const moved = await saude('images move --to s3 --yes')
    const there = await saude(`images show ${slug} /api/post-images/${picture} --json`)
    const lost = await saude(`images show ${people[1]?.state.email} ninguem`)

    assert.equal(here.code, 0, here.err)
    assert.match(here.out, /Guardada em +o PostgreSQL\n160 webp +\d+ bytes\n/)
    assert.equal(moved.code, 3)
    assert.containSubset(JSON.parse(there.out), [
      { slug, name: 'um', place: 's3' },
      { slug: null, name: picture, place: 's3', variants: [{ width: 640, format: 'webp', bytes: 3 }] },
    ])
    assert.deepEqual([there.code, lost.code], [0, 3])
    assert.match(lost.out, /Guardada em +falta nos dois lugares/)
    assert.match(lost.err, /Não há foto de 'ninguem', nem imagem de post com este nome\./)
    await app.database.rows('delete from post_images')
  })

  test("removes an erased person's photo from the bucket when the queue runs", async ({ assert }) => {
    await saude('images move --to s3 --yes')
    const [erased] = people

    const { code } = await saude(`privacy erase --email ${erased?.state.email} --yes`)
    await saude('jobs work --once')

    assert.equal(code, 0)
    assert.lengthOf(
      [...s3.objects.keys()].filter((key) => key.includes(String(erased?.id))),
      0,
    )
    assert.equal(s3.objects.size, 8)
  })

  test('removes it again after an older bucket and database are restored', async ({ assert }) => {
    await app.database.rows(`update professionals set created_at = '2020-10-01'`)
    await saude('images move --to s3 --yes')
    const copy = new Map(s3.objects)
    await saude('db backup ontem.sql.gz --yes')
    await saude(`privacy erase --email ${people[0]?.state.email} --yes`)
    for (const [key, object] of copy) s3.objects.set(key, object)

    const restored = await saude('db restore ontem.sql.gz --replace --yes --json')
    await saude('jobs work --once')

    assert.equal(restored.code, 0, restored.err)
    assert.equal(JSON.parse(restored.out).erasedAgain, 1)
    assert.isEmpty([...s3.objects.keys()].filter((key) => key.includes(String(people[0]?.id))))
    assert.equal(s3.objects.size, 8)
  })
})
