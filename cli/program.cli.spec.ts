import { test } from '@japa/runner'
import { runSaude } from './testing/run_saude.ts'

test.group('saude', () => {
  test('explains itself in Portuguese, with examples, without a database', async ({ assert }) => {
    const { code, out, err } = await runSaude(['--help'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    })

    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /Uso: saude[\s\S]+Comandos:[\s\S]+Exemplos:/)
    assert.notMatch(out, /Usage|Options|display help/)
  })

  test('explains every command', async ({ assert }) => {
    for (const words of [
      'professionals import',
      'professionals list',
      'search reindex',
      'specialties list',
      'demo seed',
    ]) {
      const { code, out } = await runSaude([...words.split(' '), '--help'])
      assert.equal(code, 0, words)
      assert.match(out, /Opções:/, words)
    }
  })

  test('answers a mistake with 2, in Portuguese and on stderr', async ({ assert }) => {
    const mistakes = [
      [['nada'], /O comando 'nada' não existe/],
      [['professionals', 'list', '--nada'], /A opção '--nada' não existe/],
      [['professionals', 'show'], /Falta o argumento/],
      [['professionals', 'list', '--plan', 'ouro'], /'ouro' não serve/],
      [['professionals', 'list', '--limit', '-1'], /número inteiro/],
      [['professionals', 'import'], /Falta o arquivo/],
    ] as const
    for (const [words, message] of mistakes) {
      const { code, out, err } = await runSaude(words)
      assert.deepEqual([code, out], [2, ''], words.join(' '))
      assert.match(err, message)
      assert.notMatch(err, /error:/)
    }
  })

  test('lists the catalogue as JSON on stdout', async ({ assert }) => {
    const { code, out } = await runSaude(['specialties', 'list', '--json'])

    assert.equal(code, 0)
    assert.lengthOf(JSON.parse(out), 35)
  })

  test('says which database it cannot reach, with 1', async ({ assert }) => {
    const { code, out, err } = await runSaude(['search', 'status'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', APP_KEY: 'k'.repeat(40) },
    })

    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /Não foi possível falar com o banco de dados/)
  })
})
