import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { auditCommands } from './commands/audit/commands.ts'
import { blogCommands } from './commands/blog/commands.ts'
import { completionCommands } from './commands/completion/commands.ts'
import { databaseCommands } from './commands/db/commands.ts'
import { leadCommands } from './commands/leads/commands.ts'
import { privacyCommands } from './commands/privacy/commands.ts'
import { professionalCommands } from './commands/professionals/commands.ts'
import { reviewCommands } from './commands/reviews/commands.ts'
import {
  demoCommands,
  doctorCommand,
  imageCommands,
  jobCommands,
  searchCommands,
} from './commands/site/commands.ts'
import { specialtyCommands } from './commands/specialties/commands.ts'
import { userCommands } from './commands/users/commands.ts'
import { beQuiet, log, UsageError } from './terminal/messages.ts'
import { inPortuguese } from './terminal/in_portuguese.ts'

/** `saude <noun> <verb>`: every command only reads its words; what it does is loaded when it is asked for. */
export function buildProgram(complain: (words: string) => void = log): Command {
  const program = new Command('saude')
    .description('Terminal do operador do Saúde Perto.')
    .version(version(), '-V, --version', 'mostra a versão')
    .option('--quiet', 'em todo comando: só diz o que deu errado, sem progresso, contagens e avisos')
    .option('--jq <filtro>', 'em todo comando com --json: o que este filtro do jq tira da resposta')
    .hook('preAction', heedCommonOptions)
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
    databaseCommands(),
    doctorCommand(),
    demoCommands(),
    completionCommands(),
  ])
    program.addCommand(noun)
  return inPortuguese(program, complain)
}

/** What is asked of every command alike. */
async function heedCommonOptions(program: Command, command: Command): Promise<void> {
  const { quiet, jq }: { quiet?: boolean; jq?: string } = program.opts()
  if (quiet) beQuiet()
  if (jq === undefined) return
  const { format }: { format?: string } = command.opts()
  if (format && !['json', 'ndjson'].includes(format))
    throw new UsageError(`--jq pede JSON, não --format ${format}.`)
  if (!command.options.some(({ long }) => long === '--json'))
    throw new UsageError('--jq filtra JSON, e este comando não responde em JSON.')
  if (!format) command.setOptionValue('json', true)
  const { filterJson } = await import('./terminal/output.ts')
  await filterJson(jq)
}

function version(): string {
  const written: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return written.version
}

/** `help professionals list` means `professionals list --help`. */
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
Códigos de saída: 0 feito, 1 falhou ou foi recusado na pergunta, 2 uso incorreto, 3 feito em parte,
130 interrompido (Ctrl-C), 141 a saída deixou de ser lida (… | head).
O banco é o de DATABASE_URL ou, sem ela, o PostgreSQL embutido em DATA_DIR.`
