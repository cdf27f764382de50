import { test } from '@japa/runner'
import { UnsentStore } from './unsent_store.ts'

function aTab() {
  const items = new Map<string, string>()
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
}

const LEAD = { patientName: 'Ana' }

test.group('What was typed and has not reached the site', () => {
  test('is there after a reload, with the key of the same words, until it has arrived', ({ assert }) => {
    const tab = aTab()
    const before = new UnsentStore<typeof LEAD>('lead-1', tab)
    const key = before.keyOf(LEAD)
    before.keep(LEAD, 4_000, true)

    const after = new UnsentStore<typeof LEAD>('lead-1', tab)
    assert.deepInclude(after.read(), { values: LEAD, elapsedMs: 4_000, hasFailed: true })
    assert.equal(after.keyOf(LEAD), key)
    assert.isNull(new UnsentStore('lead-2', tab).read())

    after.drop()
    assert.isNull(new UnsentStore('lead-1', tab).read())
    assert.equal(after.keyOf(LEAD), key)
  })

  test('is there before it is sent, and gone once all of it is deleted', ({ assert }) => {
    const tab = aTab()
    const store = new UnsentStore<{ patientName: string; consent: boolean }>('review-1', tab)

    store.keep({ patientName: 'An', consent: false })
    assert.deepInclude(new UnsentStore('review-1', tab).read(), {
      values: { patientName: 'An', consent: false },
      hasFailed: false,
    })

    store.keep({ patientName: '', consent: false })
    assert.isNull(store.read())
  })

  test('goes under another key once other words are typed', ({ assert }) => {
    const store = new UnsentStore<typeof LEAD>('lead-1', aTab())

    assert.equal(store.keyOf(LEAD), store.keyOf({ ...LEAD }))
    assert.notEqual(store.keyOf({ patientName: 'Bia' }), store.keyOf(LEAD))
  })

  test('keeps its key where the storage refuses', ({ assert }) => {
    const store = new UnsentStore<typeof LEAD>('lead-1', () => {
      throw new Error('SecurityError')
    })
    const key = store.keyOf(LEAD)
    store.keep(LEAD, 1)

    assert.isNull(store.read())
    assert.equal(store.keyOf(LEAD), key)
  })
})
