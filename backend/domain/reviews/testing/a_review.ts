import { Review, type ReviewState } from '../review.ts'

const SENT = new Date('2026-11-20T12:00:00Z')

export function aReview(overrides: Partial<ReviewState> = {}): Review {
  return Review.restore({
    id: '00000000-0000-4000-8000-000000000201',
    professionalId: '00000000-0000-4000-8000-000000000001',
    patientName: 'Carla Mendes',
    rating: 5,
    comment: 'Muito atenciosa.',
    status: 'pending',
    quarantined: false,
    senderHash: 'hash-of-an-address',
    createdAt: SENT,
    updatedAt: SENT,
    ...overrides,
  })
}
