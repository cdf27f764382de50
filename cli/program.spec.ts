import { test } from '@japa/runner'
import type { Command } from 'commander'
import { buildProgram } from './program.ts'
import { commandAt } from './terminal/in_portuguese.ts'

/** The widest line of a help. */
const COLUMNS = 100
const ENGLISH =
  /\b(error|invalid|unknown|missing|required|arguments?|allowed|choices|expected|too many|not found|no such|did you mean|usage|is|the|must|cannot|with)\b/i

function verbsOf(program: Command): Command[] {
  return program
    .createHelp()
    .visibleCommands(program)
    .filter((verb) => verb.name() !== 'help')
    .flatMap((each) => (each.name() === 'completion' || verbsOf(each).length === 0 ? [each] : verbsOf(each)))
}

/** The words that lead to it, without `saude`. */
function wordsTo(verb: Command): string[] {
  return verb.parent ? [...wordsTo(verb.parent), verb.name()] : []
}

function helpOf(command: Command): string {
  let help = ''
  command
    .configureOutput({ writeOut: (written) => (help += written), getOutHelpWidth: () => COLUMNS })
    .outputHelp()
  return help
}

/** Parses the words where no verb does anything, and returns what is complained about. */
async function complaintsAbout(words: readonly string[]): Promise<string> {
  const said: string[] = []
  const program = buildProgram((line) => said.push(line))
  for (const verb of verbsOf(program)) verb.action(() => {})
  await program.parseAsync(words, { from: 'user' }).catch(() => 'said already')
  return said.join('\n')
}

/** The calls of `saude` in the examples of a help, as a shell would split them. */
function examplesIn(help: string): string[][] {
  const examples = help.slice(help.search(/^Exemplos?:/m)).replaceAll(/\\\n\s*/g, '')
  return [...examples.matchAll(/[$|] saude (.+?)(?= [|>]|$)/gm)].map(([, words = '']) =>
    [...words.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', '')),
  )
}

test.group('every verb of saude', () => {
  const verbs = verbsOf(buildProgram())

  test('explains itself, with an example and --json, and rehearses what it writes', ({ assert }) => {
    for (const verb of verbs) {
      const words = ['saude', ...wordsTo(verb)].join(' ')
      const help = helpOf(verb)
      assert.match(help, /Uso: [\s\S]+Exemplos?:\n/, words)
      assert.include(help.slice(help.indexOf('Exemplo')), words)
      assert.include(help, '--json', words)
      if (help.includes('--yes')) assert.include(help, '--dry-run', words)
    }
  })

  test('says what each option and argument is, in lines that fit', ({ assert }) => {
    for (const verb of verbs) {
      const words = wordsTo(verb).join(' ')
      for (const each of [...verb.options, ...verb.registeredArguments])
        assert.isNotEmpty(each.description, `${words}: ${each.name()}`)
      const tooLong = helpOf(verb)
        .split('\n')
        .filter(({ length }) => length > COLUMNS)
      assert.deepEqual(tooLong, [], words)
    }
  })

  test('accepts its own examples', async ({ assert }) => {
    for (const verb of [buildProgram(), ...verbs]) {
      const examples = examplesIn(helpOf(verb))
      assert.isNotEmpty(examples, wordsTo(verb).join(' '))
      for (const words of examples) assert.equal(await complaintsAbout(words), '', words.join(' '))
    }
  })

  test('is offered where its name or an option is misspelt', async ({ assert }) => {
    for (const verb of verbs) {
      const words = wordsTo(verb)
      const misspelt = [...words.slice(0, -1), `${verb.name()}x`]
      assert.match(
        await complaintsAbout(misspelt),
        new RegExp(`Você quis dizer.* ${verb.name()}`),
        misspelt.join(' '),
      )
      const needed = verb.options
        .filter(({ mandatory }) => mandatory)
        .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? ''])
      const [{ long = '' } = {}] = verb.options
      assert.include(
        await complaintsAbout([...words, ...needed, `${long}x`]),
        `Você quis dizer ${long}`,
        words.join(' '),
      )
    }
  })

  test('reports every mistake without English words', async ({ assert }) => {
    const said: string[] = []
    for (const verb of verbs) {
      const words = wordsTo(verb)
      const options = commandAt(buildProgram(), words).options.filter(({ required }) => required)
      const values = options.flatMap(({ long }) => [[long ?? ''], [long ?? '', '\u0007/nada'.repeat(200)]])
      for (const mistake of [['--nada'], ['--hlep'], ['a', 'b', 'c', 'd'], ...values])
        said.push(`${words.join(' ')}: ${await complaintsAbout([...words, ...mistake])}`)
    }
    assert.deepEqual(
      said.filter((line) => ENGLISH.test(line.replace(/'[^']*'|use [^.]*\.|--[\w-]+/g, ''))),
      [],
    )
  })
})
