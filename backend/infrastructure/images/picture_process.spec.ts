import { test } from '@japa/runner'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { PictureProcess, ProcessImageEncoder } from './picture_process.ts'
import { picture } from './testing/pictures.ts'

const CARD = { title: 'Ana Souza', subtitle: 'Psicóloga', place: 'Campinas, SP', rating: null }
const AT_ONCE = 0

async function sizeOf(bytes: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

test.group('PictureProcess', () => {
  test('renders several pictures at once, each for its caller', async ({ assert }) => {
    const pictures = new PictureProcess()
    const encoder = new ProcessImageEncoder(pictures)

    const [card, photo, broken] = await Promise.all([
      pictures.call('paint', CARD),
      encoder.encode(await picture().png().toBuffer()),
      encoder.encodeWhole(new Uint8Array()),
    ])

    assert.deepEqual(await sizeOf(card), [1200, 630])
    assert.isTrue(photo.ok && photo.value.variants.length === 4)
    assert.deepEqual(broken, { ok: false, failure: 'image_type_unsupported' })
  })

  test('rethrows a rendering error and continues', async ({ assert }) => {
    const pictures = new PictureProcess()

    await assert.rejects(() => pictures.call('paint', null as never), /Cannot destructure/)
    assert.deepEqual(await sizeOf(await pictures.call('paint', CARD)), [1200, 630])
  })

  test('receives no setting of the site', async ({ assert, cleanup }) => {
    process.env['APP_KEY'] = 'not for pictures'
    cleanup(() => void delete process.env['APP_KEY'])
    const pictures = new PictureProcess()
    await pictures.call('paint', CARD)

    const environment = readFileSync(`/proc/${pictures.child?.pid}/environ`, 'utf8')

    assert.notInclude(environment, 'APP_KEY')
    assert.include(environment, 'PATH=')
  }).skip(process.platform !== 'linux', 'needs /proc')

  test('ends after its last picture and starts again for the next', async ({ assert }) => {
    const pictures = new PictureProcess(AT_ONCE)

    await pictures.call('paint', CARD)
    const { child } = pictures
    const [code] = child ? await once(child, 'exit') : []

    assert.deepEqual([code, pictures.child], [0, null])
    assert.deepEqual(await sizeOf(await pictures.call('paint', CARD)), [1200, 630])
  })

  test('rejects pending calls when killed, and restarts', async ({ assert }) => {
    const pictures = new PictureProcess()

    const painting = pictures.call('paint', CARD)
    pictures.child?.kill('SIGKILL')

    await assert.rejects(() => painting, /SIGKILL/)
    assert.deepEqual(await sizeOf(await pictures.call('paint', CARD)), [1200, 630])
  })
})
