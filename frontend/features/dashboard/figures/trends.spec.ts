import { test } from '@japa/runner'
import type { OwnReview } from '#contract/reviews.ts'
import { describeRating, describeTrend, ratingByDay } from '../days.ts'

const aReview = (rating: number, createdAt: string, status: OwnReview['status'] = 'approved'): OwnReview => ({
  id: '00000000-0000-4000-8000-000000000001',
  patientName: 'Ana',
  rating,
  comment: null,
  points: [],
  answer: null,
  answeredAt: null,
  createdAt,
  status,
})

test.group('describeTrend', () => {
  test('compares the last thirty days with those before', ({ assert }) => {
    for (const [lastDays, daysBefore, words] of [
      [1_045, 33, '1.045 em 30 dias, 1.012 a mais que nos 30 anteriores'],
      [1, 4, '1 em 30 dias, 3 a menos que nos 30 anteriores'],
      [7, 7, '7 em 30 dias, como nos 30 anteriores'],
      [348, 0, '348 em 30 dias, nada nos 30 anteriores'],
      [0, 0, 'Nada nos últimos 60 dias'],
    ] as const)
      assert.equal(describeTrend({ lastDays, daysBefore }), words)
  })
})

test.group('ratingByDay', () => {
  test('averages what was approved up to each day of São Paulo', ({ assert }) => {
    const reviews = [
      aReview(5, '2026-11-01T02:59:00Z'),
      aReview(2, '2026-11-02T12:00:00Z'),
      aReview(1, '2026-11-01T12:00:00Z', 'pending'),
    ]

    assert.deepEqual(
      ratingByDay(reviews, ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']),
      [0, 5, 5, 3.5],
    )
  })
})

test.group('describeRating', () => {
  test('compares today with thirty days ago', ({ assert }) => {
    assert.equal(describeRating([4.6, 4.7, 4.8]), '4,8 hoje, 4,6 há 30 dias')
    assert.equal(describeRating([0, 5]), '5,0 hoje, nenhuma há 30 dias')
    assert.equal(describeRating([0, 0]), 'Ainda sem avaliações aprovadas')
  })
})
