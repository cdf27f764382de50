import { test } from '@japa/runner'
import { afterShowing, type Drafting } from './use_draft.ts'

const drafting = (draft: string, shown: string, ...underway: string[]): Drafting<string> => ({
  draft,
  shown,
  underway,
})
const after = (shown: string, before: Drafting<string>) => afterShowing(shown, before, Object.is)

test.group('What is typed', () => {
  test('stays while sent values return, even after another change', ({ assert }) => {
    const first = after('pediatra', drafting('unimed', '', 'pediatra', 'dentista recife'))
    const second = after('dentista recife', first)

    assert.deepEqual(first, drafting('unimed', 'pediatra', 'dentista recife'))
    assert.deepEqual(second, drafting('unimed', 'dentista recife'))
  })

  test('stays when a sent value was replaced by the next', ({ assert }) => {
    assert.deepEqual(
      after('dentista', drafting('unimed', '', 'pediatra', 'dentista')),
      drafting('unimed', 'dentista'),
    )
  })

  test('stays without a new value', ({ assert }) => {
    const before = drafting('unimed', 'dentista', 'pediatra')

    assert.equal(after('dentista', before), before)
  })

  test('yields to outside changes', ({ assert }) => {
    assert.deepEqual(
      after('geriatra', drafting('unimed', 'dentista', 'pediatra')),
      drafting('geriatra', 'geriatra'),
    )
  })
})
