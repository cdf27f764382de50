import { Argument, Command } from 'commander'

/** `words` is what the shells ask, each time a person presses Tab. */
export function completionCommands(): Command {
  const words = new Command('words')
    .argument('[palavras...]')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (typed, _, command) => {
      const { completionsOf } = await import('./completions_of.ts')
      const program = command.parent?.parent
      if (program) process.stdout.write(`${completionsOf(program, typed).join('\n')}\n`)
    })
  return new Command('completion')
    .description('completação de comandos para o shell')
    .addArgument(new Argument('<shell>', 'shell').choices(['bash', 'zsh', 'fish']))
    .option('--json', 'responde em JSON')
    .addHelpText('after', HELP)
    .addCommand(words, { hidden: true })
    .action(async (shell: 'bash' | 'zsh' | 'fish', { json }: { json?: boolean }) => {
      const { SCRIPTS } = await import('./scripts.ts')
      const { printJson } = await import('../../terminal/output.ts')
      if (json) printJson({ shell, script: SCRIPTS[shell] })
      else process.stdout.write(SCRIPTS[shell])
    })
}

const HELP = `
Com saude no PATH (ln -s "$PWD/cli/bin/saude.mjs" ~/.local/bin/saude):

Exemplos:
  $ saude completion bash > ~/.local/share/bash-completion/completions/saude
  $ saude completion zsh > ~/.zfunc/_saude
  $ saude completion fish > ~/.config/fish/completions/saude.fish`
