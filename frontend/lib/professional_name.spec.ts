import { test } from '@japa/runner'
import { initialsOf, professionalName, theProfessional, toTheProfessional } from './professional_name.ts'

const HELENA = { name: 'Helena', lastname: 'de Prado' }

test.group('A professional’s name', () => {
  test('has the title and a full stop before it', ({ assert }) => {
    assert.equal(professionalName({ ...HELENA, title: 'Dra' }), 'Dra. Helena de Prado')
  })

  test('has no title where the title is none', ({ assert }) => {
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
