import { test } from '@japa/runner'
import { comparedWith, earlierMonth, type MonthFigures, monthBefore, nextStep, type Peers } from './month.ts'
import { aProfessional } from './testing/a_professional.ts'
import { anInsurance, aService } from './testing/profile_part_builders.ts'

const FIGURES: MonthFigures = { appearances: 9, visits: 5, contacts: 2, leads: 1, answerMinutes: 30 }
const peersOf = (count: number, city: string | null = null, answerMinutes: number | null = 20): Peers => ({
  ...{ city, count },
  medians: { ...FIGURES, answerMinutes },
})

test.group('A month', () => {
  test('is the one before, by the clock of São Paulo', ({ assert }) => {
    assert.equal(monthBefore(new Date('2026-12-01T02:59:00Z')), '2026-10-01')
    assert.equal(monthBefore(new Date('2026-12-01T03:00:00Z')), '2026-11-01')
    assert.equal(earlierMonth('2027-01-01'), '2026-12-01')
  })

  test('is compared with the city from five peers on, else with the specialty, else with nobody', ({
    assert,
  }) => {
    assert.equal(comparedWith(peersOf(5, 'Campinas'), peersOf(40))?.city, 'Campinas')
    assert.equal(comparedWith(peersOf(4, 'Campinas'), peersOf(5))?.count, 5)
    assert.equal(comparedWith(null, peersOf(5))?.count, 5)
    assert.isNull(comparedWith(peersOf(4, 'Campinas'), peersOf(4)))
  })

  test('suggests first who waits, then what patients miss, then what peers do faster', ({ assert }) => {
    const state = {
      ...aProfessional().state,
      image: { hash: 'a', mime: 'image/webp' },
      bio: 'Atendo adultos.',
    }
    const complete = {
      ...{ ...state, services: [aService({ price: 300 })] },
      ...{ acceptsNewPatientsOn: '2026-09-03', insurersConfirmedOn: '2026-06-05' },
      insurances: [anInsurance()],
    }
    const seen = { figures: FIGURES, peers: null, unanswered: 0, today: '2026-12-01' }
    const slow = { ...seen, figures: { ...FIGURES, answerMinutes: 61 } }

    assert.equal(nextStep({ ...complete, image: null }, { ...seen, unanswered: 1 }), 'answer')
    assert.equal(nextStep({ ...complete, image: null }, { ...seen, today: '2026-12-02' }), 'new_patients')
    const silent = { ...complete, acceptsNewPatientsOn: null }
    assert.equal(nextStep({ ...silent, image: null }, { ...seen, today: '2026-12-02' }), 'insurers')
    assert.equal(nextStep({ ...silent, insurances: [] }, { ...seen, today: '2026-12-02' }), 'look')
    assert.equal(nextStep({ ...complete, image: null, bio: null }, seen), 'photo')
    assert.equal(nextStep({ ...complete, services: [aService({ price: 0 })], bio: null }, seen), 'price')
    assert.equal(nextStep({ ...complete, bio: null }, seen), 'bio')
    assert.equal(nextStep(complete, { ...slow, peers: peersOf(5) }), 'faster')
    assert.equal(nextStep(complete, { ...slow, peers: peersOf(5, null, 90) }), 'look')
    assert.equal(nextStep(complete, slow), 'look')
    assert.equal(nextStep(complete, { ...seen, peers: peersOf(5) }), 'look')
  })
})
