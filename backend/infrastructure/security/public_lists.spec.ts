import { test } from '@japa/runner'
import { ZxcvbnCommonPasswords } from './public_lists.ts'

test.group('ZxcvbnCommonPasswords', () => {
  test('knows common passwords in any case', async ({ assert }) => {
    const common = new ZxcvbnCommonPasswords()

    for (const password of ['12345678', 'senha123', 'SENHA123', 'password1', 'iloveyou'])
      assert.isTrue(await common.includes(password), password)
    for (const password of ['girassol-azul-42', ' senha123 ', 'quatro cavalos mansos'])
      assert.isFalse(await common.includes(password), password)
  })

  test('knows the 10,000 most common ones of sufficient length', async ({ assert }) => {
    const common = new ZxcvbnCommonPasswords()

    assert.isTrue(await common.includes('dalmatio'))
    assert.isFalse(await common.includes('ranger12'))
  })
})
