import { test } from '@japa/runner'
import { shareLink } from './share_profile.ts'

test('The link to share a profile carries its name and address', ({ assert }) => {
  const link = new URL(shareLink({ name: 'Dra. Ana Souza', url: 'https://saude.example/ana-souza' }))

  assert.equal(link.origin, 'https://wa.me')
  assert.equal(link.searchParams.get('text'), 'Dra. Ana Souza – https://saude.example/ana-souza')
})
