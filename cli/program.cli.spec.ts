import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import type { Command } from 'commander'
import { buildProgram } from './program.ts'
import { MAIN, runSaude } from './testing/run_saude.ts'

function verbsOf(program: Command): Command[] {
  return program.commands.flatMap((noun) => {
    const verbs = noun
      .createHelp()
      .visibleCommands(noun)
      .filter((verb) => verb.name() !== 'help')
    return verbs.length > 0 ? verbs : [noun]
  })
}

/** What bash offers once the script is loaded and Tab is pressed after `words`. */
async function completedByBash(script: string, words: readonly string[]): Promise<string[]> {
  const typed = ['saude', ...words].map((word) => `'${word}'`).join(' ')
  const { stdout } = await promisify(execFile)('bash', [
    '-c',
    `saude() { '${process.execPath}' '${MAIN}' "$@"; }; source '${script}'
     COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _saude; printf '%s\n' "\${COMPREPLY[@]}"`,
  ])
  return stdout.trim().split('\n')
}

test.group('saude', () => {
  test('explains itself in Portuguese, with examples, without a database', async ({ assert }) => {
    const { code, out, err } = await runSaude(['--help'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    })

    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /Uso: saude[\s\S]+Comandos:[\s\S]+Exemplos:/)
    assert.notMatch(out, /Usage|Options|display help/)
  })

  test('explains every verb, with an example', async ({ assert }) => {
    for (const verb of verbsOf(buildProgram())) {
      let help = ''
      verb.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      const words = `saude ${verb.parent?.parent ? `${verb.parent.name()} ` : ''}${verb.name()}`
      assert.match(help, /Uso: [\s\S]+Exemplos?:\n/, words)
      assert.include(help.slice(help.indexOf('Exemplo')), words)
      if (verb.options.some(({ long }) => long === '--yes')) assert.include(help, '--dry-run', words)
    }
    const { code, out } = await runSaude(['audit', 'undo', '--help'])
    assert.equal(code, 0)
    assert.match(out, /Opções:[\s\S]+saude audit undo 1042/)
  })

  test('answers every verb in JSON where that is asked for', async ({ assert }) => {
    const without = verbsOf(buildProgram()).filter(
      ({ options }) => !options.some(({ long }) => long === '--json'),
    )
    assert.deepEqual(
      without.map((verb) => verb.name()),
      [],
    )
    const { code, out } = await runSaude(['completion', 'fish', '--json'])
    assert.equal(code, 0)
    assert.include(JSON.parse(out).script, 'complete -c saude')
  })

  test('completes nouns, verbs, options and choices in bash', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saude-completion-'))
    const script = join(folder, 'saude.bash')
    await writeFile(script, (await runSaude(['completion', 'bash'])).out)
    const complete = (words: readonly string[]) => completedByBash(script, words)

    assert.deepEqual(await complete(['profess']), ['professionals'])
    assert.deepEqual(await complete(['audit', '']), ['list', 'undo', 'help'])
    assert.deepEqual(await complete(['audit', 'undo', '--dr']), ['--dry-run'])
    assert.deepEqual(await complete(['blog', 'list', '--category', 'd']), ['disease'])
    await rm(folder, { recursive: true })
  })

  test('has completions for zsh and fish, and for no other shell', async ({ assert }) => {
    assert.match((await runSaude(['completion', 'zsh'])).out, /^#compdef saude/)
    assert.match((await runSaude(['completion', 'fish'])).out, /complete -c saude/)
    assert.equal((await runSaude(['completion', 'tcsh'])).code, 2)
  })

  test('answers a mistake with 2, in Portuguese and on stderr', async ({ assert }) => {
    const mistakes = [
      [['nada'], /O comando 'nada' não existe/],
      [['professionals', 'list', '--nada'], /A opção '--nada' não existe/],
      [['completion'], /Falta o argumento/],
      [['professionals', 'show'], /Falta dizer .* --file ou -/],
      [['db', 'restore'], /Falta o arquivo/],
      [['professionals', 'list', '--plan', 'ouro'], /'ouro' não serve/],
      [['professionals', 'list', '--limit', '-1'], /número inteiro/],
      [['professionals', 'list', '--limit', '1001'], /de 1 a 1000/],
      [['audit', 'list', '--limit', '201'], /de 1 a 200/],
      [['professionals', 'import'], /Falta o arquivo/],
    ] as const
    const runs = await Promise.all(mistakes.map(([words]) => runSaude(words)))
    for (const [index, { code, out, err }] of runs.entries()) {
      const [words, message] = mistakes[index] ?? [[], /nothing/]
      assert.deepEqual([code, out], [2, ''], words.join(' '))
      assert.match(err, message)
      assert.notMatch(err, /error:/)
    }
  })

  test('does not mind input that it does not ask for', async ({ assert }) => {
    const { code } = await runSaude(['help'], { input: 'x'.repeat(1_000_000) })

    assert.equal(code, 0)
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
