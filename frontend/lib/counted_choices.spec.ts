import { test } from '@japa/runner'
import { countedChoices } from './counted_choices.ts'

const NAMES = ['Amil', 'Bradesco', 'Unimed']
const COUNTS = new Map([
  ['Amil', 1204],
  ['Unimed', 1],
])

test.group('Counted choices', () => {
  test('are all offered, bare, before anyone is counted', ({ assert }) => {
    const { offered, empty } = countedChoices(NAMES, undefined, '')

    assert.deepEqual(
      offered.map(({ label }) => label),
      NAMES,
    )
    assert.isEmpty(empty)
  })

  test('say how many each would leave, and stand apart where that is nobody', ({ assert }) => {
    assert.deepEqual(countedChoices(NAMES, COUNTS, ''), {
      offered: [
        { value: 'Amil', label: 'Amil (1.204)' },
        { value: 'Unimed', label: 'Unimed (1)' },
      ],
      empty: [{ value: 'Bradesco', label: 'Bradesco' }],
    })
  })

  test('keep the chosen one among the offered, whoever it finds', ({ assert }) => {
    const { offered } = countedChoices(NAMES, COUNTS, 'Bradesco')

    assert.deepEqual(offered[1], { value: 'Bradesco', label: 'Bradesco (0)' })
  })
})
