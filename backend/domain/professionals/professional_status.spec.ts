import { test } from '@japa/runner'
import { completenessOf, missingPieces } from '#domain/shared/profile_pieces.ts'
import { piecesOf } from './professional.ts'
import { aProfessional } from './testing/a_professional.ts'
import { aLocation, aService } from './testing/profile_part_builders.ts'

const AT = new Date('2026-11-21T12:00:00Z')

test.group('a professional', () => {
  test('is listed unless blocked or an administrator', ({ assert }) => {
    assert.isTrue(aProfessional().isListed())
    assert.isFalse(aProfessional({ blocked: true }).isListed())
    assert.isFalse(aProfessional({ role: 'admin' }).isListed())
  })

  test('forwards leads while premium, and again when premium returns', ({ assert }) => {
    const professional = aProfessional({
      subscriptionLevel: 'premium',
      redirectUrl: 'https://exemplo.com.br/',
    })
    assert.equal(professional.leadRedirect(), 'https://exemplo.com.br/')

    professional.subscribe('free', AT)
    assert.isNull(professional.leadRedirect())
    professional.subscribe('premium', AT)
    assert.equal(professional.leadRedirect(), 'https://exemplo.com.br/')
  })

  test('does not change with a level or verification it already has', ({ assert }) => {
    const professional = aProfessional()
    const before = professional.state

    professional.subscribe('free', AT)
    professional.verify(false, AT)
    assert.strictEqual(professional.state, before)

    professional.verify(true, AT)
    assert.deepInclude(professional.state, { isVerified: true, updatedAt: AT })
  })

  test('is complete when nothing a patient looks for is missing', ({ assert }) => {
    const whole = {
      image: { hash: 'a', mime: 'image/webp' },
      bio: 'Olá',
      experience: 'USP',
      services: [aService()],
      locations: [aLocation()],
    }
    assert.isTrue(aProfessional(whole).isCompleted())
    assert.equal(completenessOf(piecesOf(aProfessional(whole).state)), 100)

    const hollow = aProfessional({ ...whole, city: null, services: [aService({ isActive: false })] })
    assert.isFalse(hollow.isCompleted())
    assert.deepEqual(missingPieces(piecesOf(hollow.state)), ['place', 'services'])
    assert.equal(completenessOf(piecesOf(hollow.state)), 75)
  })
})
