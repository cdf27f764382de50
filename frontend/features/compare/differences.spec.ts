import { test } from '@japa/runner'
import type { OpenedProfile } from '#contract/professionals.ts'
import { bestRated, cheapest, insurersInCommon } from './differences.ts'

const people = (...matters: Partial<OpenedProfile>[]) =>
  matters.map((each, index) =>
    Object.assign({ price: null, rating: 0, reviewCount: 0 }, each, { id: String(index) }),
  )

const consultation = (amount: number) => ({
  price: { amount, isAppointment: true, service: 'Consulta' },
})

test.group('What differs between those compared', () => {
  test('the cheapest is of those whose consultation has a price, all of them at a tie', ({ assert }) => {
    const exam = { price: { amount: 60, isAppointment: false, service: 'Exame' } }

    assert.deepEqual([...cheapest(people(consultation(300), consultation(280), exam))], ['1'])
    assert.deepEqual(
      [...cheapest(people(consultation(280), consultation(300), consultation(280)))],
      ['0', '2'],
    )
    assert.isEmpty(cheapest(people(consultation(300), consultation(300))))
    assert.isEmpty(cheapest(people(consultation(300), exam)))
  })

  test('the best rated is of those who have reviews', ({ assert }) => {
    const rated = (rating: number, reviewCount = 3) => ({ rating, reviewCount })

    assert.deepEqual([...bestRated(people(rated(4.8), rated(4.9), rated(0, 0)))], ['1'])
    assert.isEmpty(bestRated(people(rated(4.8), rated(0, 0))))
  })

  test('insurers in common are those of all', ({ assert }) => {
    const accepting = (...names: string[]) =>
      names.map((insuranceName) => ({ id: insuranceName, insuranceName, isActive: true }))

    assert.deepEqual(
      insurersInCommon([
        accepting('Amil', 'Unimed', 'Bradesco'),
        accepting('Unimed', 'Amil'),
        accepting('Amil'),
      ]),
      ['Amil'],
    )
    assert.isEmpty(insurersInCommon([accepting('Amil')]))
  })
})
