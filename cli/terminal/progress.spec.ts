import { test } from '@japa/runner'
import { showProgress } from './progress.ts'

function recorder(isTTY: boolean) {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { written, output }
}

test.group('showProgress', () => {
  test('rewrites one line on a terminal', ({ assert }) => {
    const { written, output } = recorder(true)
    const progress = showProgress('linhas', output)

    progress.show(1000, 2000)
    progress.log('um aviso')

    assert.isTrue(written[0]?.startsWith('\r\u001B[K1.000 de 2.000 linhas, '))
    assert.deepEqual(written.slice(1), ['\r\u001B[K', 'um aviso\n'])
  })

  test('tells each step once in a log, and in place on a terminal', ({ assert }) => {
    const [log, terminal] = [recorder(false), recorder(true)]
    for (const { output } of [log, terminal]) {
      const progress = showProgress('linhas', output)
      for (const done of ['10 %', '90 %']) progress.step('Lendo a.csv…', done)
    }

    assert.deepEqual(log.written, ['Lendo a.csv…\n'])
    assert.deepEqual(terminal.written, ['\r\u001B[KLendo a.csv… 10 %', '\r\u001B[KLendo a.csv… 90 %'])
  })

  test('reports at intervals in a log', ({ assert }) => {
    const { written, output } = recorder(false)
    const progress = showProgress('linhas', output)

    for (let done = 1000; done <= 25_000; done += 1000) progress.show(done)
    progress.end()

    assert.lengthOf(written, 2)
    assert.match(written[1] ?? '', /^20\.000 linhas, .+\n$/)
  })
})
