import { test } from '@japa/runner'
import { robotsText } from './routes.ts'

/** RFC 9309, 2.2.2: the longest rule that matches decides, and `$` ends an address. */
function mayCrawl(path: string): boolean {
  const rules = [...robotsText('https://saude.example').matchAll(/^(Allow|Disallow): (.+)$/gm)]
  const longest = rules
    .filter(([, , rule = '']) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    .sort(([, , one = ''], [, , other = '']) => other.length - one.length)[0]
  return longest?.[1] !== 'Disallow'
}

test.group('robots.txt', () => {
  test('disallows every private screen, its subpaths, and the API', ({ assert }) => {
    for (const screen of [
      '/dashboard',
      '/edit-profile',
      '/admin',
      '/login',
      '/register-professional',
      '/forgot-password',
      '/reset-password',
    ])
      for (const path of [screen, `${screen}/x`, `${screen}?token=x`]) assert.isFalse(mayCrawl(path), path)
    assert.isFalse(mayCrawl('/api/professionals'))
  })

  test('allows profiles whose name begins like a private screen', ({ assert }) => {
    for (const path of ['/admin-torres', '/adminda-souza', '/dashboard-clinica', '/marina-lacerda-fontes'])
      assert.isTrue(mayCrawl(path), path)
  })

  test('allows photos and names the sitemap', ({ assert }) => {
    assert.isTrue(mayCrawl('/api/images/x.webp'))
    assert.include(robotsText('https://saude.example'), '\nSitemap: https://saude.example/sitemap.xml\n')
  })
})
