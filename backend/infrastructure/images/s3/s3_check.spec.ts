import { test } from '@japa/runner'
import { s3Check } from './s3_image_store.ts'
import { LittleS3 } from './testing/little_s3.ts'

test.group('s3Check', (group) => {
  let s3: LittleS3
  group.setup(async () => {
    s3 = await LittleS3.start()
    return () => s3.close()
  })
  group.each.setup(() => s3.empty())

  test('finds no problem without a bucket or with a working one', async ({ assert }) => {
    assert.equal((await s3Check(null).examine()).state, 'ok')
    assert.equal((await s3Check(s3).examine()).state, 'ok')
    assert.isEmpty(s3.calls.filter((call) => !call.startsWith('GET ')))
  })

  test('names a bucket that refuses, and never the key', async ({ assert }) => {
    const { url, keyId, region } = s3
    const address = { url, keyId, region, bucket: 'fotos', secret: 'another one' }

    const { state, finding, cure } = await s3Check(address).examine()

    assert.equal(state, 'wrong')
    assert.match(finding, /^127\.0\.0\.1:\d+\/fotos não aceita \(S3 403 SignatureDoesNotMatch\)$/)
    assert.notInclude(`${finding} ${cure}`, 'another one')
  })

  test('warns of a bucket that keeps old versions', async ({ assert }) => {
    s3.keepsVersions = true

    const { state, cure } = await s3Check(s3).examine()

    assert.equal(state, 'warning')
    assert.match(cure ?? '', /versionamento/)
  })
})
