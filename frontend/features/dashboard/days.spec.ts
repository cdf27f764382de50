import { test } from '@japa/runner'
import { byDay, dayHeading, ownFigures, timeAgo } from './days.ts'

/** Half past midnight of 22 November in São Paulo. */
const NOW = new Date('2026-11-22T03:30:00Z')

test.group('timeAgo', () => {
  for (const [instant, words] of [
    ['2026-11-22T03:29:30Z', 'agora'],
    ['2026-11-22T03:31:00Z', 'agora'],
    ['2026-11-22T03:25:00Z', 'há 5 min'],
    ['2026-11-22T02:59:00Z', 'há 31 min'],
    ['2026-11-21T23:00:00Z', 'ontem'],
    ['2026-11-20T12:00:00Z', 'há 2 dias'],
    ['2026-10-22T12:00:00Z', 'há 31 dias'],
    ['2026-08-22T12:00:00Z', 'há 3 meses'],
    ['2024-12-01T12:00:00Z', 'há 24 meses'],
    ['2024-11-22T12:00:00Z', 'há 2 anos'],
    ['2024-08-22T12:00:00Z', 'há 2 anos'],
  ] as const)
    test(`says ${words} of ${instant}`, ({ assert }) => assert.equal(timeAgo(instant, NOW), words))

  test('counts hours within the day', ({ assert }) => {
    assert.equal(timeAgo('2026-11-22T12:10:00Z', new Date('2026-11-22T15:00:00Z')), 'há 2 h')
  })
})

test.group('byDay', () => {
  test('groups by day in São Paulo, naming other years', ({ assert }) => {
    assert.equal(dayHeading('2026-11-22T03:00:00Z', NOW), 'Hoje')
    assert.equal(dayHeading('2026-11-22T02:59:59Z', NOW), 'Ontem')
    assert.equal(dayHeading('2026-11-12T12:00:00Z', NOW), '12 de novembro')
    assert.equal(dayHeading('2026-05-01T12:00:00Z', NOW), '1º de maio')
    assert.equal(dayHeading('2025-11-12T12:00:00Z', NOW), '12 de novembro de 2025')
  })

  test('keeps the order of the rows', ({ assert }) => {
    const at = (createdAt: string) => ({ createdAt })
    const rows = ['2026-11-22T03:10:00Z', '2026-11-22T03:05:00Z', '2026-11-21T12:00:00Z'].map(at)
    assert.deepEqual(
      byDay(rows, NOW).map((day) => [day.heading, day.rows.length]),
      [
        ['Hoje', 2],
        ['Ontem', 1],
      ],
    )
    assert.deepEqual(
      byDay(rows.toReversed(), NOW).map(({ heading }) => heading),
      ['Ontem', 'Hoje'],
    )
  })
})

test.group('ownFigures', () => {
  const of = (appearances: number, views: number, contacts: number) =>
    ownFigures({
      appearances: { lastDays: appearances },
      views: { lastDays: views },
      contacts: { lastDays: contacts },
    })

  test('uses singular and plural, and leaves out what is zero', ({ assert }) => {
    assert.equal(
      of(1, 1, 1),
      'Nos últimos 30 dias você apareceu 1 vez em buscas, recebeu 1 visita e teve 1 contato iniciado.',
    )
    assert.equal(
      of(1_204, 35, 0),
      'Nos últimos 30 dias você apareceu 1.204 vezes em buscas e recebeu 35 visitas.',
    )
    assert.equal(of(0, 0, 2), 'Nos últimos 30 dias você teve 2 contatos iniciados.')
    assert.isNull(of(0, 0, 0))
  })
})
