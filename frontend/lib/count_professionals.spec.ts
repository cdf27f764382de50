import { test } from '@japa/runner'
import { countProfessionals } from './count_professionals.ts'

test.group('A number of professionals', () => {
  test('is singular for one only and grouped by points', ({ assert }) => {
    assert.deepEqual([0, 1, 2, 1204].map(countProfessionals), [
      '0 profissionais',
      '1 profissional',
      '2 profissionais',
      '1.204 profissionais',
    ])
  })
})
