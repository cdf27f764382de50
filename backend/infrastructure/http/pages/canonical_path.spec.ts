import { test } from '@japa/runner'
import fc from 'fast-check'
import { canonicalPath } from './routes.ts'

const PIECES = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2E',
  '%20',
  '%5c',
  '%C3%a9',
  '%41',
  '%7e',
  'A',
  'b',
  '%25',
  '"',
  'é',
  '%2F',
]

test.group('The one address of a page', () => {
  test('is found for other spellings', ({ assert }) => {
    const spellings = {
      '/': ['/', '//', '///', '/.', '/%2e', '/a/..', '/a/%2E%2e/'],
      '/ana-souza': ['/Ana-Souza/', '//ana-souza', '/%61na%2Dsouza', '/./ana-souza'],
      '/blog/x': ['/blog//x', '/BLOG/x//'],
      '/%3Cx%3E': ['/%3cx%3e', '/%3Cx%3E', '/<x>'],
      '/%20': ['/%20'],
      '/%00': ['/%00'],
      '/%5Cevil.example': ['/%5cevil.example'],
    }
    for (const [one, others] of Object.entries(spellings))
      for (const other of others) assert.equal(canonicalPath(other), one, other)
  })

  test('is its own canonical path, so redirects never chain', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        const once = canonicalPath(`/${pieces.join('')}`)
        assert.equal(canonicalPath(once), once)
      }),
    )
  })
})
