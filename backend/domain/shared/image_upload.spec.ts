import { test } from '@japa/runner'
import { refuseImage, warnOfSmallImage } from './image_upload.ts'

const FIVE_MB = 5 * 1024 * 1024

test.group('refuseImage', () => {
  test('accepts the four image types up to exactly 5 MB', ({ assert }) => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
      assert.isNull(refuseImage({ type, size: FIVE_MB }))
  })

  test('refuses one byte more', ({ assert }) => {
    assert.equal(
      refuseImage({ type: 'image/png', size: FIVE_MB + 1 }),
      'Arquivo muito grande. Tamanho máximo: 5MB',
    )
  })

  test('explains how to send a photo of an iPhone', ({ assert }) => {
    const told = /HEIC.+Fototeca/
    assert.match(String(refuseImage({ type: 'image/heic', size: 1 })), told)
    assert.match(String(refuseImage({ type: '', name: 'IMG_0042.HEIC', size: FIVE_MB + 1 })), told)
  })

  test('refuses every other type', ({ assert }) => {
    for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
      assert.equal(refuseImage({ type, size: 1 }), 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.')
  })
})

test.group('warnOfSmallImage', () => {
  test('warns that a small picture may look blurred, judging by its shorter side', ({ assert }) => {
    assert.isNull(warnOfSmallImage({ width: 320, height: 1_000 }))
    assert.equal(
      warnOfSmallImage({ width: 40, height: 53 }),
      'Esta foto é pequena (40 × 53 pixels) e pode aparecer borrada. Se puder, envie uma com 320 × 320 ou mais.',
    )
    assert.isNotNull(warnOfSmallImage({ width: 1_000, height: 319 }))
  })
})
