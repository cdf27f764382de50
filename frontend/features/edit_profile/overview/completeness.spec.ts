import { test } from '@japa/runner'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { aLocation, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import { completeness, missingPieces } from '#domain/professionals/completeness.ts'
import { completenessOf, missingIn, PIECES, type Pieces } from './completeness.ts'

const NOTHING: Pieces = {
  photo: false,
  specialty: false,
  bio: false,
  experience: false,
  locations: false,
  services: false,
  place: false,
  whatsapp: false,
}

test.group('completenessOf', () => {
  test('goes from nothing to everything in equal steps', ({ assert }) => {
    assert.equal(completenessOf(NOTHING), 0)
    assert.equal(completenessOf({ ...NOTHING, photo: true }), 13)
    assert.equal(completenessOf({ ...NOTHING, photo: true, bio: true }), 25)
    assert.equal(
      completenessOf({
        photo: true,
        specialty: true,
        bio: true,
        experience: true,
        locations: true,
        services: true,
        place: true,
        whatsapp: true,
      }),
      100,
    )
  })

  test('counts the same pieces as the server does', ({ assert }) => {
    const { state } = aProfessional({
      specialty: null,
      city: null,
      whatsapp: null,
      services: [aService({ isActive: false })],
      locations: [aLocation({ isActive: false })],
    })

    assert.sameMembers(
      missingPieces(state),
      PIECES.map(({ piece }) => piece),
    )
    assert.equal(completeness(state), completenessOf(NOTHING))
  })
})

test.group('missingIn', () => {
  test('names what a section lacks, and what the settings hold', ({ assert }) => {
    assert.deepEqual(missingIn('basic', { ...NOTHING, specialty: true }), ['foto'])
    assert.deepEqual(missingIn('about', NOTHING), ['biografia', 'experiência'])
    assert.deepEqual(missingIn('faqs', NOTHING), [])
    assert.deepEqual(missingIn(null, NOTHING), ['cidade e estado', 'WhatsApp'])
  })
})
