import { test } from '@japa/runner'
import { refuseImage } from './image_upload.ts'

const FIVE_MB = 5 * 1024 * 1024

test.group('refuseImage', () => {
  test('takes the four kinds of picture up to 5 MB exactly', ({ assert }) => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
      assert.isNull(refuseImage({ type, size: FIVE_MB }))
  })

  test('refuses one byte more', ({ assert }) => {
    assert.equal(
      refuseImage({ type: 'image/png', size: FIVE_MB + 1 }),
      'Arquivo muito grande. Tamanho máximo: 5MB',
    )
  })

  test('refuses every other kind', ({ assert }) => {
    for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
      assert.equal(refuseImage({ type, size: 1 }), 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.')
  })
})
