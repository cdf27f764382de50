import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { Review, type ReviewState } from '../review.ts'

const SENT = new Date('2026-11-20T12:00:00Z')

export function aReview(overrides: Partial<ReviewState> = {}): Review {
  return Review.restore({
    id: aUuid(201),
    professionalId: aUuid(1),
    patientName: 'Carla Mendes',
    rating: 5,
    comment: 'Muito atenciosa.',
    points: [],
    status: 'pending',
    quarantined: false,
    senderHash: 'hash-of-an-address',
    idempotencyKey: null,
    consentVersion: '2026-11',
    answer: null,
    answeredAt: null,
    objection: null,
    rejectedBy: null,
    reportsDecidedAt: null,
    createdAt: SENT,
    updatedAt: SENT,
    ...overrides,
  })
}
