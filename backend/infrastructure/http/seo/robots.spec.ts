import { test } from '@japa/runner'
import { robotsText } from './routes.ts'

test.group('robots.txt', () => {
  test('disallows every private screen and the calls', ({ assert }) => {
    const lines = robotsText('https://saude.example').split('\n')

    assert.includeMembers(lines, [
      'Disallow: /dashboard',
      'Disallow: /edit-profile',
      'Disallow: /admin',
      'Disallow: /login',
      'Disallow: /register-professional',
      'Disallow: /forgot-password',
      'Disallow: /reset-password',
      'Disallow: /api/',
    ])
  })

  test('leaves photos to be seen and says where the sitemap is', ({ assert }) => {
    const lines = robotsText('https://saude.example').split('\n')

    assert.includeMembers(lines, ['Allow: /api/images/', 'Sitemap: https://saude.example/sitemap.xml'])
  })
})
