import { test } from '@japa/runner'
import { nextServiceWords } from './weekdays.ts'

/** A Wednesday of São Paulo, half an hour before midnight; in UTC it is Thursday. */
const LATE_ON_WEDNESDAY = new Date('2026-11-26T02:30:00Z')

test.group('The next day of service', () => {
  test('is told by the calendar of São Paulo', ({ assert }) => {
    const words = (...days: string[]) => nextServiceWords(days, LATE_ON_WEDNESDAY)

    assert.equal(words('quarta', 'quinta'), 'Atende hoje')
    assert.equal(words('quinta'), 'Atende amanhã')
    assert.equal(words('terca', 'sexta'), 'Atende na sexta')
    assert.equal(words('sabado'), 'Atende no sábado')
    assert.equal(words('terca'), 'Atende na terça')
  })

  test('is not told where no day is known', ({ assert }) => {
    assert.isNull(nextServiceWords([], LATE_ON_WEDNESDAY))
    assert.isNull(nextServiceWords(['feriado'], LATE_ON_WEDNESDAY))
  })
})
