import { test } from '@japa/runner'
import { accountLinksOf } from './account_links.ts'

const labels = (role: 'user' | 'admin') => accountLinksOf({ name: 'Helena', role }).map(({ label }) => label)

test('gives a professional the dashboard and an admin moderation instead', ({ assert }) => {
  assert.deepEqual(labels('user'), ['Dashboard', 'Segurança'])
  assert.deepEqual(labels('admin'), ['Admin', 'Gerenciar Blog', 'Segurança'])
})
