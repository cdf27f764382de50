import { test } from '@japa/runner'
import { judge, judgeMails, type Written } from './writes.ts'

const told = (marker: string, id: string | null): Written => ({ marker, kind: 'lead', id, tries: 1 })
const HISTORY = [told('a', '1'), told('b', '2'), told('c', null)]
const ROWS = [
  { marker: 'a', id: '1' },
  { marker: 'b', id: '2' },
]

const markersOf = (some: readonly Written[]) => some.map(({ marker }) => marker)

test.group('What is stored', () => {
  test('is correct if every 201 is stored once, and unanswered requests at most once', ({ assert }) => {
    for (const rows of [ROWS, [...ROWS, { marker: 'c', id: '3' }]]) {
      const { acknowledged, lost, doubled, untold } = judge(HISTORY, rows)
      assert.lengthOf(acknowledged, 2)
      assert.deepEqual([lost, doubled], [[], []])
      assert.lengthOf(untold, rows.length - 2)
    }
  })

  test('reveals a missing 201, or one stored under another id', ({ assert }) => {
    assert.deepEqual(markersOf(judge(HISTORY, ROWS.slice(0, 1)).lost), ['b'])
    assert.deepEqual(markersOf(judge(HISTORY, [...ROWS.slice(0, 1), { marker: 'b', id: '9' }]).lost), ['b'])
  })

  test('reveals duplicates of answered and unanswered requests', ({ assert }) => {
    assert.deepEqual(markersOf(judge(HISTORY, [...ROWS, { marker: 'a', id: '4' }]).doubled), ['a'])
    const unanswered = [
      { marker: 'c', id: '3' },
      { marker: 'c', id: '4' },
    ]
    assert.deepEqual(markersOf(judge(HISTORY, [...ROWS, ...unanswered]).doubled), ['c'])
  })
})

test.group('Mails', () => {
  const due = [
    { email: 'ana@a.test', due: 2 },
    { email: 'bia@b.test', due: 1 },
  ]
  const [ana, bia] = ['RCPT TO:<ana@a.test>', 'RCPT TO:<bia@b.test>']

  test('are correct if each arrived', ({ assert }) => {
    assert.deepEqual(judgeMails(due, [ana, 'DATA', bia, ana]), { missing: [], more: [], extra: 0 })
  })

  test('reveal missing and duplicate mails', ({ assert }) => {
    const { missing, more, extra } = judgeMails(due, [ana, bia, bia, bia])
    assert.deepEqual(
      [missing, more].map((some) => some.map(({ email }) => email)),
      [['ana@a.test'], ['bia@b.test']],
    )
    assert.equal(extra, 2)
  })
})
