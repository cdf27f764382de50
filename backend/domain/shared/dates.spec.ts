import { test } from '@japa/runner'
import { formatDate, formatDayOfYear, formatLongDate, formatMoment, formatMonth } from './date_words.ts'
import {
  DAY_MS,
  beginningOfDay,
  daysBetween,
  lastDays,
  saoPauloDay,
  saoPauloWeekday,
  wallClock,
} from './dates.ts'

test.group('calendar day', () => {
  test('changes at midnight in São Paulo', ({ assert }) => {
    assert.equal(saoPauloDay(new Date('2026-11-21T02:59:59Z')), '2026-11-20')
    assert.equal(saoPauloDay(new Date('2026-11-21T03:00:00Z')), '2026-11-21')
  })

  test('begins at midnight in São Paulo and ends at the next, for valid dates', ({ assert }) => {
    const day = beginningOfDay('2026-11-21') ?? undefined

    assert.equal(day?.toISOString(), '2026-11-21T03:00:00.000Z')
    assert.equal(daysBetween(day, day).until?.toISOString(), '2026-11-22T03:00:00.000Z')
    for (const none of ['2026-02-30', '21/11/2026', '2026-11', 'ontem', ''])
      assert.isNull(beginningOfDay(none), none)
  })

  test("counts back across a month's end", ({ assert }) => {
    assert.deepEqual(lastDays(new Date('2026-12-01T12:00:00Z'), 3), [
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ])
  })
})

test.group('instant in words', () => {
  const LATE = '2026-11-22T02:07:00Z'

  test('is shown in São Paulo time', ({ assert }) => {
    for (const instant of [LATE, new Date(LATE)]) {
      assert.equal(formatDate(instant), '21/11/2026')
      assert.equal(formatMonth(instant), 'novembro de 2026')
      assert.equal(formatMoment(instant), '21/11/2026, 23:07')
      assert.equal(formatLongDate(instant), '21 de novembro de 2026')
      assert.equal(wallClock(instant).toISOString(), '2026-11-21T23:07:00.000Z')
    }
    assert.equal(wallClock('2026-11-22T02:07:59.999Z').toISOString(), '2026-11-21T23:07:59.000Z')
  })

  test('agrees with the time zone database hour by hour, with summer time only until 2019', ({ assert }) => {
    const timeZone = 'America/Sao_Paulo'
    const long = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' })
    const ofYear = new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' })
    const short = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const step = 5 * 60 * 60 * 1_000 + 37_000
    for (let time = Date.UTC(2017, 8, 1); time < Date.UTC(2031, 0, 1); time += step)
      assert.equal(formatMoment(new Date(time)), short.format(time))
    for (let time = Date.UTC(2027, 11, 31, 2); time < Date.UTC(2029, 0, 2); time += DAY_MS) {
      assert.equal(formatLongDate(new Date(time)), long.format(time))
      assert.equal(formatDayOfYear(new Date(time)), ofYear.format(time))
    }
  })

  test('falls on the weekday of São Paulo, Monday first', ({ assert }) => {
    assert.equal(saoPauloWeekday(new Date(LATE)), 5)
    assert.equal(saoPauloWeekday(new Date('2026-11-23T02:59:59Z')), 6)
    assert.equal(saoPauloWeekday(new Date('2026-11-23T03:00:00Z')), 0)
  })
})
