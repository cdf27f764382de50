import { Argument, Command, Option } from 'commander'
import { exitCodes } from '../../terminal/exit_codes.ts'
import type { Offered } from '../../terminal/options.ts'

interface WordsOptions {
  described?: ':' | 'tab'
  path?: boolean
}

/** `words` is what the shells ask, each time a person presses Tab. */
export function completionCommands(): Command {
  const words = new Command('words')
    .argument('[palavras...]')
    .addOption(new Option('--described <como>').choices([':', 'tab']))
    .option('--path')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (typed, { described, path }: WordsOptions, command: Command) => {
      const { completionsOf, takesPath } = await import('./completions_of.ts')
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
    .addHelpText('after', HELP)
    .addCommand(words, { hidden: true })
    .action(async (shell: 'bash' | 'zsh' | 'fish', { json }: { json?: boolean }) => {
      const { SCRIPTS } = await import('./completions_of.ts')
      const { printJson } = await import('../../terminal/output.ts')
      if (json) printJson({ shell, script: SCRIPTS[shell] })
      else process.stdout.write(SCRIPTS[shell])
    })
}

/** As the shell wants it: zsh a colon between word and description, fish a tab. */
function lineOf({ word, description }: Offered, described: WordsOptions['described']): string {
  if (!described) return word
  const safe = described === ':' ? word.replaceAll(':', '\\:') : word
  return description ? `${safe}${described === ':' ? ':' : '\t'}${description}` : safe
}

const HELP = `
Com saude no PATH (ln -s "$PWD/cli/bin/saude.mjs" ~/.local/bin/saude):

Exemplos:
  $ saude completion bash > ~/.local/share/bash-completion/completions/saude
  $ saude completion zsh > ~/.zfunc/_saude
  $ saude completion fish > ~/.config/fish/completions/saude.fish`
