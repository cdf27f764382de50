import { test } from '@japa/runner'
import { asLogged } from './logged_error.ts'

test.group('A logged failure', () => {
  test("contains another program's error code, but not its message", ({ assert }) => {
    const told = { code: '23505', detail: 'Key (email)=(ana@exemplo.com.br) already exists.', where: 'ana' }
    const error = Object.assign(new Error('duplicate key: ana@exemplo.com.br'), told)

    const logged = asLogged(error)

    assert.deepInclude(logged, { name: 'Error', code: '23505' })
    assert.notMatch(JSON.stringify(logged), /ana/)
  })

  test('contains the stack of our own error', ({ assert }) => {
    const logged = asLogged(new TypeError('undefined is not a function'))

    assert.deepInclude(logged, { name: 'TypeError', message: 'undefined is not a function' })
    assert.include(logged.stack, 'logged_error.spec')
  })
})
