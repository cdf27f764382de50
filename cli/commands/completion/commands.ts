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
    .addHelpText('after', HELP)
    .addCommand(words, { hidden: true })
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { SCRIPTS } = await import('./scripts.ts')
      process.stdout.write(SCRIPTS[shell])
    })
}

const HELP = `
Com saude no PATH (ln -s "$PWD/cli/bin/saude.mjs" ~/.local/bin/saude):

Exemplos:
  $ saude completion bash > ~/.local/share/bash-completion/completions/saude
  $ saude completion zsh > ~/.zfunc/_saude
  $ saude completion fish > ~/.config/fish/completions/saude.fish`
