import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { MAIN, runSaude, runSaudeWarm } from './testing/run_saude.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

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

const isOnPath = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

test.group('saude', () => {
  test('explains itself in Portuguese, with examples, without a database', async ({ assert }) => {
    const { code, out, err } = await runSaude(['--help'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    })

    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /Uso: saude[\s\S]+Comandos:[\s\S]+Exemplos:/)
    assert.notMatch(out, /Usage|Options|display help/)
  })

  test('answers in JSON on request, and explains a verb', async ({ assert }) => {
    const { code, out } = await runSaude(['completion', 'fish', '--json'])
    const undo = await runSaude(['audit', 'undo', '--help'])

    assert.deepEqual([code, undo.code], [0, 0])
    assert.include(JSON.parse(out).script, 'complete -c saude')
    assert.match(undo.out, /Opções:[\s\S]+saude audit undo 1042/)
  })

  test('completes nouns, verbs, options and choices in bash', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saude-completion-'))
    const script = join(folder, 'saude.bash')
    await writeFile(script, (await runSaude(['completion', 'bash'])).out)
    const complete = (words: readonly string[]) => completedByBash(script, words)

    assert.deepEqual(await complete(['profess']), ['professionals'])
    assert.deepEqual((await complete(['audit', ''])).slice(1), [
      'show  (mostra registros inteiros)',
      'undo  (desfaz ações, se nada mudou desde então; o desfazer também fica registrado)',
      'help  (mostra a ajuda de um comando)',
    ])
    assert.deepEqual(await complete(['audit', 'undo', '--dr']), ['--dry-run'])
    assert.deepEqual(await complete(['blog', 'list', '--category', 'd']), ['disease'])
    assert.deepEqual(await complete(['professionals', 'list', '--specialty', 'méd']), [
      'Médico\\ da\\ Família',
    ])
    assert.deepEqual(await complete(['professionals', 'list', '--state', 's']), [
      ...['SC  (Santa Catarina)', 'SP  (São Paulo)', 'SE  (Sergipe)'],
    ])
    await rm(folder, { recursive: true })
  }).timeout(120_000)

  test('completes with descriptions in fish', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saude-completion-'))
    const script = join(folder, 'saude.fish')
    await writeFile(script, (await runSaude(['completion', 'fish'])).out)

    const { stdout } = await promisify(execFile)('fish', [
      ...['--no-config', '-c'],
      `function saude; '${process.execPath}' '${MAIN}' $argv; end; source '${script}'
       complete -C 'saude audit '; complete -C 'saude professionals list --state s'`,
    ])

    assert.sameMembers(stdout.trim().split('\n'), [
      'help\tmostra a ajuda de um comando',
      'list\tlista o que foi feito e por quem, do mais novo ao mais antigo',
      'show\tmostra registros inteiros',
      'undo\tdesfaz ações, se nada mudou desde então; o desfazer também fica registrado',
      ...['SC\tSanta Catarina', 'SE\tSergipe', 'SP\tSão Paulo'],
    ])
    await rm(folder, { recursive: true })
  })
    .skip(!isOnPath('fish'), 'fish is not on this machine')
    .timeout(120_000)

  test('has completions for zsh and fish, and for no other shell', async ({ assert }) => {
    assert.match((await runSaude(['completion', 'zsh'])).out, /^#compdef saude/)
    assert.match((await runSaude(['completion', 'fish'])).out, /complete -c saude -f /)
    const words = (...typed: string[]) => runSaude(['completion', 'words', ...typed])
    const described = await words('--described', 'tab', '--', 'professionals', 'list', '--state', 'ac')
    assert.equal(described.out, 'AC\tAcre\n')
    const [path, name] = [
      await words('--path', '--', 'blog', 'import', ''),
      await words('--path', '--', 'audit', ''),
    ]
    assert.deepEqual([path.code, name.code], [0, 1])
    assert.equal((await runSaude(['completion', 'tcsh'])).code, 2)
  })

  test('reports a mistake in Portuguese on stderr, with exit code 2', async ({ assert }) => {
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
      [['professionals', 'list', '--specialty', 'cardiologsta'], /quis dizer Cardiologista\?/],
      [['professionals', 'list', '--specialty', 'cirurgião'], /Cirurgião Bariátrico, Cirurgião Plástico\?/],
      [['professionals', 'list', '--state', 'XX'], /'XX' não serve .*: não é um estado/],
      [['audit', 'list', '--action', 'professional_blocke'], /não é uma ação\. .*professional_blocked/],
      [['audit', 'list', '--since', '2026-11-30', '--until', '2026-11-01'], /--since é depois de --until/],
      [
        ['leads', 'export', 'x.csv', '--since', '2026-11-30', '--until', '2026-11-01'],
        /--since é depois de --until/,
      ],
      [['users', 'list', '--since', '22/11/2026'], /escreva 2026-11-22/],
      [['blog', 'list', '--until', '2026-02-30'], /este dia não existe/],
      [['reviews', 'list', '--since', 'ontem'], /use AAAA-MM-DD, como/],
      [['leads', 'export', 'leads.txt'], /leads\.txt não diz o formato/],
      [['leads', 'export', 'leads.csv', '--format', 'xlsx'], /termina em \.csv, e --format pede xlsx/],
    ] as const
    for (const [words, message] of mistakes) {
      const { code, out, err } = await runSaudeWarm(words)
      assert.deepEqual([code, out], [2, ''], words.join(' '))
      assert.match(err, message)
      assert.notMatch(err, /error:/)
    }
  })

  test("names an excess argument, the nearest word, and the command's help", async ({ assert }) => {
    const [tooMany, misspelt, shell, helped, version, nobody] = await Promise.all([
      runSaude(['search', 'status', 'agora', 'já']),
      runSaude(['professionals', 'list', '--stat', 'SP']),
      runSaude(['completion', 'tcsh']),
      runSaude(['help', 'professionals', 'list']),
      runSaude(['--version']),
      runSaude(['reviews', 'approve', '-']),
    ])

    assert.equal(tooMany.err, 'Há argumentos demais: agora já\nVeja: saude search status --help\n')
    assert.match(misspelt.err, /Você quis dizer --state\?\nVeja: saude professionals list --help/)
    assert.equal(
      shell.err,
      "'tcsh' não serve para <shell>; use bash, zsh, fish.\nVeja: saude completion --help\n",
    )
    assert.deepEqual([helped.code, helped.err], [0, ''])
    assert.match(helped.out, /Uso: saude professionals list/)
    assert.match(version.out, /^\d+\.\d+\.\d+\n$/)
    assert.deepEqual([nobody.code, nobody.out], [0, ''], nobody.err)
    assert.match((await runSaude(['completion', '--help'])).out, /\(escolhas: "bash"/)
  })

  test('offers --quiet with every command', async ({ assert }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      MAIN,
      'completion',
      'words',
      '--',
      'audit',
      'list',
      '--',
    ])

    assert.includeMembers(stdout.split('\n'), ['--quiet', '--since'])
    assert.notInclude(stdout, '--version')
  })

  test('ends quietly when its reader closes the pipe', async ({ assert }) => {
    for (const words of [['specialties', 'list', '--json'], ['--help'], ['search', 'status']]) {
      const child = spawn(process.execPath, [MAIN, ...words], {
        env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', APP_KEY: 'k'.repeat(40) },
      })
      child.stdout.destroy()
      const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
      const isRead = words[0] === 'search'
      assert.deepEqual([child.exitCode, isRead || said], [isRead ? 1 : 141, isRead || ''], words.join(' '))
      assert.notMatch(said, /EPIPE/)
    }
  })

  test('resolves paths from the current folder, through npm and a symbolic link', async ({ assert }) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'saude-folder-')))
    await writeFile(join(folder, 'quem.txt'), 'ana')
    const link = join(folder, 'saude')
    await symlink(join(ROOT, 'cli/bin/saude.mjs'), link)
    const env = {
      ...process.env,
      ...{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', APP_KEY: 'k'.repeat(40), DATA_DIR: folder },
      NODE_ENV: 'test',
      PATH: `${folder}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    }
    const show = ['professionals', 'show', '--file', 'quem.txt']
    const run = (program: string, words: readonly string[], options: object) =>
      promisify(execFile)(program, words, { env, cwd: folder, ...options }).catch((error) => error)

    const byNpm = await run(process.execPath, [link, ...show], {
      cwd: ROOT,
      env: { ...env, npm_lifecycle_event: 'saude', INIT_CWD: folder },
    })
    const byLink = await run('saude', show, {})
    const completed = await run('saude', ['completion', 'words', '--', 'audit', ''], {})

    for (const { stderr } of [byNpm, byLink])
      assert.match(stderr, /Não foi possível falar com o banco de dados/)
    assert.equal(completed.stdout, 'list\nshow\nundo\nhelp\n')
    await rm(folder, { recursive: true })
  })

  test('ignores unused input', async ({ assert }) => {
    const { code } = await runSaude(['help'], { input: 'x'.repeat(1_000_000) })

    assert.equal(code, 0)
  })

  test('lists the catalogue as JSON on stdout', async ({ assert }) => {
    const { code, out } = await runSaude(['specialties', 'list', '--json'])

    assert.equal(code, 0)
    const { total, specialties } = JSON.parse(out)
    assert.deepEqual([total, specialties.length], [35, 35])
  })

  test('names an unreachable database, with exit code 1', async ({ assert }) => {
    const { code, out, err } = await runSaude(['search', 'status'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', APP_KEY: 'k'.repeat(40) },
    })

    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /Não foi possível falar com o banco de dados/)
  })
})
