import { test } from '@japa/runner'
import {
  completenessOf,
  missingPieces,
  PROFILE_PIECES,
  type ProfilePiece,
  type ProfilePieces,
} from './profile_pieces.ts'

const having = (...present: ProfilePiece[]) =>
  Object.fromEntries(PROFILE_PIECES.map((piece) => [piece, present.includes(piece)])) as ProfilePieces

test.group('the pieces of a profile', () => {
  test('make it complete in equal steps', ({ assert }) => {
    assert.equal(completenessOf(having()), 0)
    assert.equal(completenessOf(having('photo')), 13)
    assert.equal(completenessOf(having('photo', 'bio')), 25)
    assert.equal(completenessOf(having(...PROFILE_PIECES)), 100)
  })

  test('are listed as missing when absent', ({ assert }) => {
    const [, ...others] = PROFILE_PIECES
    assert.deepEqual(missingPieces(having(...others)), ['photo'])
    assert.isEmpty(missingPieces(having(...PROFILE_PIECES)))
  })
})
