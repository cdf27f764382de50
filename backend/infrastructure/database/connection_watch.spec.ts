import { test } from '@japa/runner'
import { StatementTimes } from './connection_watch.ts'

const SLOW_ONE = `select * from contacts\n  where whatsapp = '11987654321' and id = $1`

/** Answers at once, as the driver does: by callback or promise. */
function answer(...asked: unknown[]): unknown {
  const callback = asked.at(-1)
  return typeof callback === 'function' ? callback(null, 'rows') : Promise.resolve('rows')
}

test.group('Times of statements', () => {
  test('a slow one is logged once, without its values', async ({ assert }) => {
    const lines: string[] = []
    const times = new StatementTimes({ name: 'search', slow: 0, log: (line) => lines.push(line) })

    await times.measure(answer, [{ text: SLOW_ONE, values: ['joana@x.test'] }])
    await times.measure(answer, [SLOW_ONE, ['joana@x.test']])

    assert.lengthOf(lines, 1)
    assert.match(
      lines[0] ?? '',
      /^search: consulta lenta, \d+ ms: select \* from contacts where whatsapp = '\?' and id = \$1$/,
    )
  })

  test('results are passed on unchanged, streams too', async ({ assert }) => {
    const lines: string[] = []
    const times = new StatementTimes({ name: 'search', slow: 0, log: (line) => lines.push(line) })
    const answered = Promise.withResolvers<unknown>()

    times.measure(answer, ['select 1', (_: unknown, rows: unknown) => answered.resolve(rows)])
    const stream = { submit: () => {} }

    assert.equal(await answered.promise, 'rows')
    assert.equal(
      times.measure((asked) => asked, [stream]),
      stream,
    )
    assert.lengthOf(lines, 1)
  })

  test('a quick one is not logged', async ({ assert }) => {
    const lines: string[] = []
    const times = new StatementTimes({ name: 'search', log: (line) => lines.push(line) })
    await times.measure(answer, ['select 1'])
    assert.isEmpty(lines)
  })
})
