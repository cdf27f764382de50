import { test } from '@japa/runner'
import { alternativesTo } from './alternatives.ts'

const TODAY = '2026-11-21'

const card = (
  id: string,
  acceptsNewPatientsOn: string | null = null,
  answerMinutes: number | null = null,
) => ({
  id,
  acceptsNewPatientsOn,
  answerMinutes,
})

test.group('Others who may answer', () => {
  test('are three, those who accept new patients first, then the quickest', ({ assert }) => {
    const cards = [
      ...[card('asked', TODAY, 1), card('silent'), card('quick', null, 20), card('slow', null, 900)],
      ...[card('long ago', '2026-01-05', 10), card('open', TODAY), card('open and quick', TODAY, 30)],
    ]

    assert.deepEqual(
      alternativesTo('asked', cards, TODAY).map(({ id }) => id),
      ['open and quick', 'open', 'long ago'],
    )
  })

  test('keep the order of the list where nothing is known', ({ assert }) => {
    const cards = [card('first'), card('asked'), card('second')]

    assert.deepEqual(
      alternativesTo('asked', cards, TODAY).map(({ id }) => id),
      ['first', 'second'],
    )
  })
})
