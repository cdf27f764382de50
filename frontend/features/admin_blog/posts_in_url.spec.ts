import { test } from '@japa/runner'
import { addressOf, hasFilters, openedIn, postsIn, toEditor, withoutEditor } from './posts_in_url.ts'

const at = (address: string) => new URLSearchParams(address)

test.group('The address of the blog manager', () => {
  test('requests the posts it names, or all by default', ({ assert }) => {
    const everything = { q: '', category: '', status: 'all', page: 1, limit: 20 }

    assert.deepEqual(postsIn(at('')), everything)
    assert.deepEqual(postsIn(at('categoria=news&status=talvez&pagina=-1')), everything)
    assert.deepEqual(postsIn(at('q=+asma+&categoria=medicine&status=unpublished&pagina=3')), {
      ...{ q: 'asma', category: 'medicine', status: 'unpublished', page: 3, limit: 20 },
    })
  })

  test('survives a round trip without defaults', ({ assert }) => {
    for (const address of ['?', '?q=a%26b&categoria=disease&status=published&pagina=2', '?pagina=9'])
      assert.equal(addressOf(postsIn(at(address))), address)
    assert.isFalse(hasFilters(postsIn(at('pagina=2'))))
    assert.isTrue(hasFilters(postsIn(at('status=published'))))
  })

  test('opens and closes a post and keeps the list', ({ assert }) => {
    const open = toEditor(at('q=asma&pagina=2'), 'novo', 'preview')

    assert.equal(open, '?q=asma&pagina=2&post=novo&modo=previa')
    assert.equal(openedIn(at(open)), 'novo')
    assert.equal(withoutEditor(at(open)), '?q=asma&pagina=2')
    assert.isNull(openedIn(at(withoutEditor(at(open)))))
  })
})
