import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { exitCodes } from './exit_codes.ts'
import { endingOf } from './messages.ts'
import { askYesOrNo, Declined } from './questions.ts'

/** As if a person typed it at the question, and `better` once told that it is no answer. */
async function answered(typed: string, better = '') {
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  terminal.output.on('data', (said) => String(said).includes('Responda') && terminal.input.write(better))
  const shown = text(terminal.output)
  const asking = askYesOrNo('Importar agora?', terminal)
  terminal.input.write(typed)
  const outcome = await asking.catch((error: unknown) => error)
  terminal.output.end()
  return { outcome, shown: await shown }
}

test.group('askYesOrNo', () => {
  test('accepts and shows the answer in Portuguese', async ({ assert }) => {
    for (const yes of ['s\n', 'S\n', 'sim\n', 'SIM\n', 'y\n']) {
      const { outcome, shown } = await answered(yes)
      assert.isTrue(outcome, yes)
      assert.match(shown, /Importar agora\? \(s\/N\)[\s\S]*Sim/)
    }
    for (const no of ['\n', 'n\n', 'não\n', 'nao\n', 'Não\n']) {
      const { outcome, shown } = await answered(no)
      assert.isFalse(outcome, no)
      assert.match(shown, /Não/)
      assert.notMatch(shown, /\bNo\b|Yes/)
    }
  })

  test('asks again after another answer', async ({ assert }) => {
    const { outcome, shown } = await answered('talvez\n', '\u0015s\n')

    assert.isTrue(outcome)
    assert.include(shown, 'Responda sim ou não.')
  })

  test('ends quietly on Ctrl-D', async ({ assert }) => {
    const { outcome } = await answered('\u0004')

    assert.deepEqual(await endingOf(outcome), { exitCode: exitCodes.interrupted, words: null })
  })

  test('ends quietly on Ctrl-C, and differently on yes and no', async ({ assert }) => {
    const { outcome } = await answered('\u0003')

    assert.deepEqual(await endingOf(outcome), { exitCode: exitCodes.interrupted, words: null })
    assert.deepEqual(await endingOf(new Declined()), { exitCode: exitCodes.failed, words: 'Nada foi feito.' })
  })
})
