import { test } from '@japa/runner'
import {
  answerTimeWords,
  countProfessionals,
  countReviews,
  distanceWords,
  fillOfStar,
  formatRating,
  initialsOf,
  professionalName,
  STARS,
  theProfessional,
  toTheProfessional,
} from './professional_words.ts'

const HELENA = { name: 'Helena', lastname: 'de Prado' }

test.group('A professional’s name', () => {
  test('has the title and a full stop before it', ({ assert }) => {
    assert.equal(professionalName({ ...HELENA, title: 'Dra' }), 'Dra. Helena de Prado')
  })

  test('omits an absent title', ({ assert }) => {
    for (const title of [null, '', 'none', 'nenhum', 'Nenhum'])
      assert.equal(professionalName({ ...HELENA, title }), 'Helena de Prado')
  })

  test('takes the article of its title in a sentence', ({ assert }) => {
    const titles = ['Dra', 'Dr', null, 'none'].map((title) => Object.assign({ title }, HELENA))

    assert.deepEqual(titles.map(toTheProfessional), [
      'à Dra. Helena de Prado',
      'ao Dr. Helena de Prado',
      'a Helena de Prado',
      'a Helena de Prado',
    ])
    assert.deepEqual(titles.map(theProfessional), [
      'a Dra. Helena de Prado',
      'o Dr. Helena de Prado',
      'Helena de Prado',
      'Helena de Prado',
    ])
  })

  test('gives the initials of the first and the last name', ({ assert }) => {
    assert.equal(initialsOf(HELENA), 'HP')
    assert.equal(initialsOf({ name: 'élio', lastname: '' }), 'É')
  })
})

test.group('A distance in words', () => {
  test('is in whole kilometres', ({ assert }) => {
    assert.deepEqual([1.4, 2.6, 1203.6].map(distanceWords), [
      'a cerca de 1 km',
      'a cerca de 3 km',
      'a cerca de 1.204 km',
    ])
  })

  test('is vague at short distances', ({ assert }) => {
    assert.deepEqual([0, 0.3].map(distanceWords), ['a cerca de 1 km', 'a cerca de 1 km'])
  })
})

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

const fills = (rating: number) => STARS.map((star) => fillOfStar(star, rating))

test.group('Rating', () => {
  test('has one decimal, with a comma', ({ assert }) => {
    assert.deepEqual([0, 4, 4.55].map(formatRating), ['0,0', '4,0', '4,6'])
  })

  test('fills stars to the nearest half', ({ assert }) => {
    assert.deepEqual(fills(3.5), [1, 1, 1, 0.5, 0])
    assert.deepEqual(fills(4.8), [1, 1, 1, 1, 1])
    assert.deepEqual(fills(0.2), [0, 0, 0, 0, 0])
  })

  test('counts one review in the singular', ({ assert }) => {
    assert.deepEqual([0, 1, 1234].map(countReviews), ['0 avaliações', '1 avaliação', '1.234 avaliações'])
  })
})

test.group('How soon a professional answers', () => {
  test('is said in minutes, hours or days')
    .with([
      [0, '1 minuto'],
      [45, '45 minutos'],
      [60, '1 hora'],
      [130, '2 horas'],
      [35 * 60, '35 horas'],
      [36 * 60, '2 dias'],
      [7 * 24 * 60, '7 dias'],
    ] as const)
    .run(({ assert }, [minutes, time]) => {
      assert.equal(answerTimeWords(minutes), `Costuma responder em ${time}`)
    })
})
