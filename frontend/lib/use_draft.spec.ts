import { test } from '@japa/runner'
import { afterShowing, type Drafting } from './use_draft.ts'

const drafting = (draft: string, shown: string, ...underway: string[]): Drafting<string> => ({
  draft,
  shown,
  underway,
})
const after = (shown: string, before: Drafting<string>) => afterShowing(shown, before, Object.is)

test.group('What is typed', () => {
  test('stays while what was sent arrives, also where more was sent before it was shown', ({ assert }) => {
    const first = after('pediatra', drafting('unimed', '', 'pediatra', 'dentista recife'))
    const second = after('dentista recife', first)

    assert.deepEqual(first, drafting('unimed', 'pediatra', 'dentista recife'))
    assert.deepEqual(second, drafting('unimed', 'dentista recife'))
  })

  test('stays where something was given up for what was sent next', ({ assert }) => {
    assert.deepEqual(
      after('dentista', drafting('unimed', '', 'pediatra', 'dentista')),
      drafting('unimed', 'dentista'),
    )
  })

  test('stays while nothing new is shown', ({ assert }) => {
    const before = drafting('unimed', 'dentista', 'pediatra')

    assert.equal(after('dentista', before), before)
  })

  test('gives way to what changes elsewhere', ({ assert }) => {
    assert.deepEqual(
      after('geriatra', drafting('unimed', 'dentista', 'pediatra')),
      drafting('geriatra', 'geriatra'),
    )
  })
})
