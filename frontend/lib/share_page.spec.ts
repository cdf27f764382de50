import { test } from '@japa/runner'
import { shareLink } from './share_page.ts'

test('The link to share a page carries its name and address', ({ assert }) => {
  const link = new URL(shareLink({ name: 'Dra. Ana Souza', url: 'https://saude.example/ana-souza' }))

  assert.equal(link.origin, 'https://wa.me')
  assert.equal(link.searchParams.get('text'), 'Dra. Ana Souza – https://saude.example/ana-souza')
})
