import { type Command, Help } from 'commander'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
}

/** What commander says by itself, and how we say it. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.+)'/, "A opção '$1' não existe."],
  [/^error: unknown command '(.+)'/, "O comando '$1' não existe."],
  [/^error: missing required argument '(.+)'/, "Falta o argumento '$1'."],
  [/^error: option '(.+)' argument missing/, "A opção '$1' precisa de um valor."],
  [
    /^error: option '(.+)' argument '(.+)' is invalid\. Allowed choices are (.+)\./,
    "'$2' não serve para '$1'; use $3.",
  ],
  [/^error: option '(.+)' argument '(.+)' is invalid\. (.+)/, "'$2' não serve para '$1': $3"],
  [/^error: option '(.+)' cannot be used with option '(.+)'/, "Use '$1' ou '$2', não as duas."],
  [/^error: too many arguments(.*)/, 'Há argumentos demais.'],
  [/\(Did you mean (.+)\?\)/, 'Você quis dizer $1?'],
  [/\(Did you mean one of (.+)\?\)/, 'Você quis dizer um destes: $1?'],
]

/** Help and complaints in Portuguese for `command` and everything under it; mistakes are thrown, never exited on. */
export function inPortuguese(command: Command): Command {
  command
    .helpOption('-h, --help', 'mostra esta ajuda')
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      subcommandTerm: (each) => new Help().subcommandTerm(each).replace('[options]', '[opções]'),
      commandUsage: (each) =>
        new Help().commandUsage(each).replace('[options]', '[opções]').replace('[command]', '[comando]'),
      optionDescription: (option) =>
        new Help()
          .optionDescription(option)
          .replace('(choices: ', '(escolhas: ')
          .replace('default: ', 'padrão: '),
    })
    .configureOutput({ outputError: (text, write) => write(`${translated(text)}\n`) })
    .exitOverride()
  if (command.commands.length > 0) command.helpCommand('help [comando]', 'mostra a ajuda de um comando')
  for (const each of command.commands) inPortuguese(each)
  return command
}

function translated(text: string): string {
  return MESSAGES.reduce((message, [pattern, words]) => message.replace(pattern, words), text.trim())
}
