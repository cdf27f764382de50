import { test } from '@japa/runner'
import { dayMeant, nextServiceWords, onDay, weekdaysOf } from './weekdays.ts'

/** A Wednesday of São Paulo, half an hour before midnight; in UTC it is Thursday. */
const LATE_ON_WEDNESDAY = new Date('2026-11-26T02:30:00Z')

test.group('The next day of service', () => {
  test('follows the calendar of São Paulo', ({ assert }) => {
    const words = (...days: string[]) => nextServiceWords(days, LATE_ON_WEDNESDAY)

    assert.equal(words('quarta', 'quinta'), 'Atende hoje')
    assert.equal(words('quinta'), 'Atende amanhã')
    assert.equal(words('terca', 'sexta'), 'Atende na sexta')
    assert.equal(words('sabado'), 'Atende no sábado')
    assert.equal(words('terca'), 'Atende na terça')
  })

  test('is null without known days', ({ assert }) => {
    assert.isNull(nextServiceWords([], LATE_ON_WEDNESDAY))
    assert.isNull(nextServiceWords(['feriado'], LATE_ON_WEDNESDAY))
  })
})

test.group('the day that is meant', () => {
  test('resolves today and tomorrow in São Paulo time', ({ assert }) => {
    const lateOnFriday = new Date('2026-11-28T02:30:00Z')

    assert.equal(dayMeant('hoje', lateOnFriday), 'sexta')
    assert.equal(dayMeant('amanha', lateOnFriday), 'sabado')
    assert.equal(dayMeant('fim_de_semana', lateOnFriday), 'fim_de_semana')
    assert.deepEqual(weekdaysOf('fim_de_semana'), ['sabado', 'domingo'])
    assert.deepEqual([onDay('sexta'), onDay('fim_de_semana')], ['na sexta-feira', 'no fim de semana'])
  })
})
