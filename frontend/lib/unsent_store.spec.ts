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
  test('survives a reload with its key until delivered', ({ assert }) => {
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

  test('is stored before sending, and removed when emptied', ({ assert }) => {
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

  test('gets a new key for different words', ({ assert }) => {
    const store = new UnsentStore<typeof LEAD>('lead-1', aTab())

    assert.equal(store.keyOf(LEAD), store.keyOf({ ...LEAD }))
    assert.notEqual(store.keyOf({ patientName: 'Bia' }), store.keyOf(LEAD))
  })

  test('keeps its key without storage', ({ assert }) => {
    const store = new UnsentStore<typeof LEAD>('lead-1', () => {
      throw new Error('SecurityError')
    })
    const key = store.keyOf(LEAD)
    store.keep(LEAD, 1)

    assert.isNull(store.read())
    assert.equal(store.keyOf(LEAD), key)
  })
})
