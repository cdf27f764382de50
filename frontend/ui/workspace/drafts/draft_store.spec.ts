import { test } from '@japa/runner'
import { type DraftStorage, DraftStore } from './draft_store.ts'

function aStorage(): DraftStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test.group('DraftStore', () => {
  test('restores input after a reload, only for the same account', ({ assert }) => {
    const storage = aStorage()
    new DraftStore(storage, 'ana').keep('profile', { name: 'Ana' })

    const reopened = new DraftStore(storage, 'ana')

    assert.deepEqual(reopened.read('profile'), { name: 'Ana' })
    assert.isTrue(reopened.wasRestored)
    assert.isUndefined(new DraftStore(storage, 'bia').read('profile'))
  })

  test('leaves nothing once all is saved or discarded', ({ assert }) => {
    const storage = aStorage()
    const drafts = new DraftStore(storage, 'ana')
    drafts.keep('profile', { name: 'Ana' })
    drafts.keep('faqs', { question: '?' })

    drafts.drop('profile')
    assert.isTrue(drafts.isUnsaved())
    drafts.dropAll()

    assert.isFalse(drafts.isUnsaved())
    assert.equal(storage.items.size, 0)
  })

  test('tracks an unsaved photo without storing it', ({ assert }) => {
    const storage = aStorage()
    const drafts = new DraftStore(storage, 'ana')

    drafts.mark('photo', true)
    assert.isTrue(drafts.isUnsaved())
    assert.equal(storage.items.size, 0)

    drafts.mark('photo', false)
    assert.isFalse(drafts.isUnsaved())
  })

  test('notifies listeners until they unsubscribe', ({ assert }) => {
    const drafts = new DraftStore(aStorage(), 'ana')
    let told = 0
    const stop = drafts.subscribe(() => told++)

    drafts.keep('profile', {})
    stop()
    drafts.drop('profile')

    assert.equal(told, 1)
  })

  test('works with failing or invalid storage', ({ assert }) => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const drafts = new DraftStore({ getItem: () => '{', setItem: refuse, removeItem: refuse }, 'ana')

    drafts.keep('profile', { name: 'Ana' })

    assert.deepEqual(drafts.read('profile'), { name: 'Ana' })
    assert.isFalse(drafts.wasRestored)
  })
})
