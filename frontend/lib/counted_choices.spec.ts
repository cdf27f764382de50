import { test } from '@japa/runner'
import { countedNames } from './counted_choices.ts'

const NAMES = ['Amil', 'Bradesco', 'Unimed']
const COUNTED = [
  { name: 'Amil', count: 1204 },
  { name: 'Unimed', count: 1 },
]

test.group('Counted choices', () => {
  test('are all offered without counts before they load', ({ assert }) => {
    assert.deepEqual(
      countedNames(NAMES, undefined),
      NAMES.map((name) => ({ value: name, label: name })),
    )
  })

  test('show how many each would match, in order, even zero', ({ assert }) => {
    assert.deepEqual(countedNames(NAMES, COUNTED), [
      { value: 'Amil', label: 'Amil (1.204)' },
      { value: 'Bradesco', label: 'Bradesco (0)' },
      { value: 'Unimed', label: 'Unimed (1)' },
    ])
  })
})
