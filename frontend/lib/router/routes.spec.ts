import { test } from '@japa/runner'
import { matcherOf } from './routes.ts'

const load = () => Promise.reject(new Error('Nothing is drawn here.'))
const route = (path: string) => ({ path, chunk: path, load })
const match = matcherOf(
  ['/', '/lista', '/lista/:slug/:city?', '/post/:slug', '/lista/*', '/reservado/*', '/:slug', '*'].map(route),
)
const found = (pathname: string) => {
  const { route: each, params } = match(pathname)
  return [each.path, params] as const
}

test.group('The matching of an address', () => {
  test('takes the first route it is of', ({ assert }) => {
    assert.deepEqual(found('/'), ['/', {}])
    assert.deepEqual(found('/lista'), ['/lista', {}])
    assert.deepEqual(found('/lista/medico'), ['/lista/:slug/:city?', { slug: 'medico' }])
    assert.deepEqual(found('/lista/medico/ribeirao-preto-sp'), [
      '/lista/:slug/:city?',
      { slug: 'medico', city: 'ribeirao-preto-sp' },
    ])
    assert.deepEqual(found('/lista/medico/campinas-sp/mais'), ['/lista/*', {}])
    assert.deepEqual(found('/ana-lima'), ['/:slug', { slug: 'ana-lima' }])
    assert.deepEqual(found('/ana-lima/mais'), ['*', {}])
  })

  test('never takes a reserved segment for a name', ({ assert }) => {
    for (const pathname of ['/reservado', '/reservado/', '/reservado/mais'])
      assert.equal(found(pathname)[0], '/reservado/*', pathname)
  })

  test('disregards case and a slash at the end', ({ assert }) => {
    assert.deepEqual(found('/LISTA/'), ['/lista', {}])
    assert.deepEqual(found('/Ana-Lima/'), ['/:slug', { slug: 'Ana-Lima' }])
  })

  test('decodes what stands in an open place, a slash within it too', ({ assert }) => {
    assert.deepEqual(found('/s%C3%A3o%2Fpaulo'), ['/:slug', { slug: 'são/paulo' }])
    assert.deepEqual(found('/l%69sta'), ['/lista', {}])
    assert.deepEqual(found('/%E0%A4%A'), ['/:slug', { slug: '%E0%A4%A' }])
  })
})
