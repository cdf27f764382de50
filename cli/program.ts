import { readFileSync } from 'node:fs'
import { Command, Argument, Option } from 'commander'
import { auditCommands } from './commands/audit/commands.ts'
import { blogCommands } from './commands/blog/commands.ts'
import { databaseCommands } from './commands/db/commands.ts'
import { leadCommands } from './commands/leads/commands.ts'
import { privacyCommands } from './commands/privacy/commands.ts'
import { professionalCommands } from './commands/professionals/commands.ts'
import { pushCommands } from './commands/push/commands.ts'
import { reviewCommands } from './commands/reviews/commands.ts'
import {
  configCommand,
  demoCommands,
  doctorCommand,
  imageCommands,
  jobCommands,
  searchCommands,
} from './commands/site/commands.ts'
import { specialtyCommands } from './commands/specialties/commands.ts'
import { userCommands } from './commands/users/commands.ts'
import { beQuiet, log } from './terminal/messages.ts'
import { inPortuguese } from './terminal/in_portuguese.ts'
import { exitCodes } from './terminal/exit_codes.ts'
import type { Offered } from './terminal/options.ts'

/** `saude <noun> <verb>`: commands only parse their arguments; actions are loaded on demand. */
export function buildProgram(complain: (words: string) => void = log): Command {
  const program = new Command('saude')
    .description('Terminal do operador do Saúde Perto.')
    .version(version(), '-V, --version', 'mostra a versão')
    .option('--quiet', 'em todo comando: só diz o que deu errado, sem progresso, contagens e avisos')
    .hook('preAction', () => {
      if (program.opts<{ quiet?: boolean }>().quiet) beQuiet()
    })
    .addHelpText('after', EXAMPLES)
  for (const noun of [
    professionalCommands(),
    userCommands(),
    reviewCommands(),
    leadCommands(),
    blogCommands(),
    privacyCommands(),
    auditCommands(),
    searchCommands(),
    specialtyCommands(),
    imageCommands(),
    jobCommands(),
    pushCommands(),
    databaseCommands(),
    doctorCommand(),
    configCommand(),
    demoCommands(),
    completionCommands(),
  ])
    program.addCommand(noun)
  return inPortuguese(program, complain)
}

function version(): string {
  const written: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return written.version
}

/** `help professionals list` becomes `professionals list --help`. */
export function helpLast(words: readonly string[]): readonly string[] {
  const [first, ...others] = words
  return first === 'help' && others.length > 1 ? [...others, '--help'] : words
}

const EXAMPLES = `
Exemplos:
  $ saude professionals import medicos.csv
  $ saude professionals list --specialty Cardiologista --state SP
  $ saude search status --json

Dados saem em stdout; progresso, perguntas e avisos em stderr.
Códigos de saída: 0 feito, 1 falhou ou foi recusado na pergunta, 2 uso incorreto, 3 feito em
parte, 130 interrompido (Ctrl-C), 141 a saída deixou de ser lida (… | head).
O banco é o de DATABASE_URL ou, sem ela, o PostgreSQL embutido em DATA_DIR.`

interface WordsOptions {
  described?: ':' | 'tab'
  path?: boolean
}

/** `words` is called by shells each time a person presses Tab. */
function completionCommands(): Command {
  const words = new Command('words')
    .argument('[palavras...]')
    .addOption(new Option('--described <como>').choices([':', 'tab']))
    .option('--path')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (typed, { described, path }: WordsOptions, command: Command) => {
      const { completionsOf, takesPath } = await import('./terminal/completions_of.ts')
      const program = command.parent?.parent
      if (!program) return
      if (path) process.exitCode = takesPath(program, typed) ? exitCodes.done : exitCodes.failed
      else
        for (const each of completionsOf(program, typed)) process.stdout.write(`${lineOf(each, described)}\n`)
    })
  return new Command('completion')
    .description('completação de comandos para o shell')
    .addArgument(new Argument('<shell>', 'shell').choices(['bash', 'zsh', 'fish']))
    .option('--json', 'responde em JSON')
    .addHelpText('after', COMPLETION_HELP)
    .addCommand(words, { hidden: true })
    .action(async (shell: 'bash' | 'zsh' | 'fish', { json }: { json?: boolean }) => {
      const { SCRIPTS } = await import('./terminal/completions_of.ts')
      const { printJson } = await import('./terminal/output.ts')
      if (json) printJson({ shell, script: SCRIPTS[shell] })
      else process.stdout.write(SCRIPTS[shell])
    })
}

/** In the shell's format: zsh separates word and description by a colon, fish by a tab. */
function lineOf({ word, description }: Offered, described: WordsOptions['described']): string {
  if (!described) return word
  const safe = described === ':' ? word.replaceAll(':', '\\:') : word
  return description ? `${safe}${described === ':' ? ':' : '\t'}${description}` : safe
}

const COMPLETION_HELP = `
Com saude no PATH (ln -s "$PWD/cli/bin/saude.mjs" ~/.local/bin/saude):

Exemplos:
  $ saude completion bash > ~/.local/share/bash-completion/completions/saude
  $ saude completion zsh > ~/.zfunc/_saude
  $ saude completion fish > ~/.config/fish/completions/saude.fish`
