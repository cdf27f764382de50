import { type Command, Help } from 'commander'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
}

/** Commander's own messages, and our translations. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.+)'/, "A opção '$1' não existe."],
  [/^error: unknown command '(.+)'/, "O comando '$1' não existe."],
  [/^error: missing required argument '(.+)'/, "Falta o argumento '$1'."],
  [/^error: required option '(.+)' not specified/, "Falta a opção '$1'."],
  [/^error: option '(.+)' argument missing/, "A opção '$1' precisa de um valor."],
  [
    /^error: option '(.+)' argument '(.+)' is invalid\. Allowed choices are (.+)\./,
    "'$2' não serve para '$1'; use $3.",
  ],
  [/^error: option '(.+)' argument '(.+)' is invalid\. (.+)/, "'$2' não serve para '$1': $3"],
  [/^error: option '(.+)' cannot be used with option '(.+)'/, "Use '$1' ou '$2', não as duas."],
  [
    /^error: command-argument value '(.+)' is invalid for argument '(.+)'\. Allowed choices are (.+)\./,
    "'$1' não serve para <$2>; use $3.",
  ],
  [
    /^error: command-argument value '(.+)' is invalid for argument '(.+)'\. (.+)/,
    "'$1' não serve para <$2>: $3",
  ],
  [/\(Did you mean (.+)\?\)/, 'Você quis dizer $1?'],
  [/\(Did you mean one of (.+)\?\)/, 'Você quis dizer um destes: $1?'],
]

/** Translates help and errors of `command` and its subcommands; throws errors instead of exiting. */
export function inPortuguese(command: Command, complain: (words: string) => void): Command {
  command
    .helpOption('-h, --help', 'mostra esta ajuda')
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      subcommandTerm: (each) => new Help().subcommandTerm(each).replace('[options]', '[opções]'),
      commandUsage: (each) =>
        new Help().commandUsage(each).replace('[options]', '[opções]').replace('[command]', '[comando]'),
      optionDescription: (option) => inOurWords(new Help().optionDescription(option)),
      argumentDescription: (argument) => inOurWords(new Help().argumentDescription(argument)),
    })
    .configureOutput({ outputError: (text) => complain(translated(text, command)) })
    .exitOverride()
  if (command.commands.length > 0) command.helpCommand('help [comando]', 'mostra a ajuda de um comando')
  for (const each of command.commands) inPortuguese(each, complain)
  return command
}

function inOurWords(description: string): string {
  return description.replace('(choices: ', '(escolhas: ').replace('default: ', 'padrão: ')
}

/** Returns the command that the words start with. */
export function commandAt(program: Command, words: readonly string[]): Command {
  let command = program
  for (const word of words) command = command.commands.find((each) => each.name() === word) ?? command
  return command
}

/** `saude professionals list --help` */
export function helpFor(program: Command, words: readonly string[]): string {
  const names: string[] = []
  for (let each: Command | null = commandAt(program, words); each; each = each.parent)
    names.unshift(each.name())
  return `${names.join(' ')} --help`
}

function translated(text: string, { args, registeredArguments }: Command): string {
  if (text.startsWith('error: too many arguments'))
    return `Há argumentos demais: ${args.slice(registeredArguments.length).join(' ')}`
  return MESSAGES.reduce((message, [pattern, words]) => message.replace(pattern, words), text.trim())
}
