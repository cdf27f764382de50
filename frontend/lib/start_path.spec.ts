import { test } from '@japa/runner'
import { isMembersPath, startPathOf } from './start_path.ts'

const ADMIN = { role: 'admin' } as const
const USER = { role: 'user' } as const

test.group('startPathOf', () => {
  test('sends admins to the panel and professionals to their dashboard', ({ assert }) => {
    assert.equal(startPathOf(ADMIN), '/admin')
    assert.equal(startPathOf(USER), '/dashboard')
  })

  test('returns the requested screen', ({ assert }) => {
    for (const path of ['/dashboard?aba=leads', '/edit-profile', '/seguranca'])
      assert.equal(startPathOf(USER, path), path)
    assert.equal(startPathOf(ADMIN, '/admin/verificacoes'), '/admin/verificacoes')
    assert.equal(startPathOf(ADMIN, '/admin/blog?busca=asma'), '/admin/blog?busca=asma')
  })

  test('never leads to another site or a forbidden screen', ({ assert }) => {
    for (const asked of [
      'https://example.com/dashboard',
      '//example.com/dashboard',
      '/\\example.com/dashboard',
      'javascript:alert(1)',
      '/login',
      '/register-professional',
      '/termos',
      '/dashboard/../login',
      '/admin',
      '/admin/blog',
      '',
      null,
      { path: '/seguranca' },
    ])
      assert.equal(startPathOf(USER, asked), '/dashboard', JSON.stringify(asked))
  })

  test('asks for the second factor first', ({ assert }) => {
    assert.equal(startPathOf({ ...ADMIN, mustAddFactor: true }, '/admin/verificacoes'), '/seguranca')
  })
})

test.group('isMembersPath', () => {
  test('distinguishes private from public screens', ({ assert }) => {
    for (const path of ['/dashboard', '/edit-profile', '/seguranca', '/admin/atividade'])
      assert.isTrue(isMembersPath(path), path)
    for (const path of ['/', '/login', '/register-professional', '/reset-password', '/helena-prado'])
      assert.isFalse(isMembersPath(path), path)
  })
})
