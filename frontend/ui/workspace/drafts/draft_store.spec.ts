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
  test('gives back after a reload what was typed before, to the same person only', ({ assert }) => {
    const storage = aStorage()
    new DraftStore(storage, 'ana').keep('profile', { name: 'Ana' })

    const reopened = new DraftStore(storage, 'ana')

    assert.deepEqual(reopened.read('profile'), { name: 'Ana' })
    assert.isTrue(reopened.wasRestored)
    assert.isUndefined(new DraftStore(storage, 'bia').read('profile'))
  })

  test('leaves nothing behind once everything is saved or thrown away', ({ assert }) => {
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

  test('knows of an unsaved photo without storing it', ({ assert }) => {
    const storage = aStorage()
    const drafts = new DraftStore(storage, 'ana')

    drafts.mark('photo', true)
    assert.isTrue(drafts.isUnsaved())
    assert.equal(storage.items.size, 0)

    drafts.mark('photo', false)
    assert.isFalse(drafts.isUnsaved())
  })

  test('tells whoever listens, until they stop', ({ assert }) => {
    const drafts = new DraftStore(aStorage(), 'ana')
    let told = 0
    const stop = drafts.subscribe(() => told++)

    drafts.keep('profile', {})
    stop()
    drafts.drop('profile')

    assert.equal(told, 1)
  })

  test('lives without a storage that refuses or holds nonsense', ({ assert }) => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const drafts = new DraftStore({ getItem: () => '{', setItem: refuse, removeItem: refuse }, 'ana')

    drafts.keep('profile', { name: 'Ana' })

    assert.deepEqual(drafts.read('profile'), { name: 'Ana' })
    assert.isFalse(drafts.wasRestored)
  })
})
