import { test } from '@japa/runner'
import { ScryptPasswordHasher } from './scrypt_password_hasher.ts'

const quick = () => new ScryptPasswordHasher({ ln: 4, r: 8, p: 1 })

test.group('ScryptPasswordHasher', () => {
  test('verifies the password it hashed, including blanks and emoji', async ({ assert }) => {
    const password = '  demo-🩺-1  '
    const hash = await quick().hash(password)

    assert.isTrue(await quick().verify(password, hash))
    assert.isFalse(await quick().verify(password.trim(), hash))
  })

  test('salts, so that equal passwords have different hashes', async ({ assert }) => {
    assert.notEqual(await quick().hash('demo-demo-1'), await quick().hash('demo-demo-1'))
  })

  test('writes its cost in PHC format, by default the one OWASP names', async ({ assert }) => {
    assert.match(await new ScryptPasswordHasher().hash('demo-demo-1'), /^\$scrypt\$ln=15,r=8,p=3\$/)
  })

  test('verifies a hash made at another cost', async ({ assert }) => {
    const older = await quick().hash('demo-demo-1')

    assert.isTrue(await new ScryptPasswordHasher().verify('demo-demo-1', older))
  })

  test('returns false for an invalid or too costly hash', async ({ assert }) => {
    const dear = (await quick().hash('demo-demo-1')).replace('ln=4', 'ln=30')

    assert.isFalse(await quick().verify('demo-demo-1', ''))
    assert.isFalse(await quick().verify('demo-demo-1', '$2b$10$abc'))
    assert.isFalse(await quick().verify('demo-demo-1', dear))
  })
})
