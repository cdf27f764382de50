import { test } from '@japa/runner'
import { markTyped } from './mark_typed.ts'

const marked = (label: string, typed: string) =>
  markTyped(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

test.group('Marking the typed letters', () => {
  test('ignores case and accents', ({ assert }) => {
    assert.equal(marked('São Paulo, SP', 'sao p'), '[São P]aulo, SP')
    assert.equal(marked('Psicólogo', 'LOGO'), 'Psicó[logo]')
  })

  test('keeps a label without matches', ({ assert }) => {
    assert.equal(marked('Unimed', 'amil'), 'Unimed')
    assert.equal(marked('Unimed', ' '), 'Unimed')
  })
})
