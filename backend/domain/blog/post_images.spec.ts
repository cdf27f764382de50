import { test } from '@japa/runner'
import { coverAddress, describesPictures, pictureLine, postImageNames } from './post_images.ts'

const ADDRESS = `/api/post-images/${'a'.repeat(22)}-1280x720`

test.group('pictures of posts', () => {
  test('stand on their own lines and have addresses of this site', ({ assert }) => {
    const line = pictureLine(` ![Uma seringa](${ADDRESS}) `)

    assert.deepEqual(line, { address: ADDRESS, width: 1280, height: 720, alt: 'Uma seringa' })
    for (const other of [
      `Veja ![Uma seringa](${ADDRESS})`,
      '![x](https://exemplo.com.br/a.png)',
      '![x](javascript:alert(1))',
      `![x](/api/post-images/../images/1)`,
      `![x](${ADDRESS}?w=640)`,
      `![x](//exemplo.com.br${ADDRESS})`,
    ])
      assert.isNull(pictureLine(other), other)
  })

  test('are refused without a description', ({ assert }) => {
    assert.isTrue(describesPictures(`Texto\n![Uma seringa](${ADDRESS})`))
    assert.isFalse(describesPictures(`Texto\n![ ](${ADDRESS})`))
  })

  test('are found by name wherever a text contains their address', ({ assert }) => {
    const name = ADDRESS.replace('/api/post-images/', '')
    assert.deepEqual(
      postImageNames(`{"a":"${ADDRESS}","b":"![x](${ADDRESS})"} ${ADDRESS}00 /api/post-images/x`),
      [name, name],
    )
  })

  test('can be covers, as https addresses can', ({ assert }) => {
    assert.equal(coverAddress(ADDRESS), ADDRESS)
    assert.equal(coverAddress('https://exemplo.com.br/a.png'), 'https://exemplo.com.br/a.png')
    for (const other of ['/api/images/1', `http:/${ADDRESS}`, 'javascript:alert(1)'])
      assert.isNull(coverAddress(other), other)
  })
})
