import { test } from '@japa/runner'
import { missingMessage, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { missingIn } from './sections.ts'

const NOTHING: ProfilePieces = {
  photo: false,
  specialty: false,
  bio: false,
  experience: false,
  locations: false,
  services: false,
  place: false,
  whatsapp: false,
}

test.group('missingIn', () => {
  test('names what a section lacks, and what belongs to settings', ({ assert }) => {
    assert.deepEqual(missingIn('basic', { ...NOTHING, specialty: true }), ['foto'])
    assert.deepEqual(missingIn('about', NOTHING), ['biografia', 'experiência'])
    assert.deepEqual(missingIn('faqs', NOTHING), [])
    assert.deepEqual(missingIn(null, NOTHING), ['cidade e estado', 'WhatsApp'])
  })
})

test.group('What is still missing', () => {
  test('names one thing, several, and a piece of two things', ({ assert }) => {
    assert.equal(missingMessage(['WhatsApp']), 'Falta WhatsApp')
    assert.equal(missingMessage(['foto', 'especialidade']), 'Faltam foto e especialidade')
    assert.equal(missingMessage(['cidade e estado']), 'Faltam cidade e estado')
    assert.equal(missingMessage(['cidade e estado', 'WhatsApp']), 'Faltam cidade, estado e WhatsApp')
  })
})
