import { Command } from 'commander'

export function pushCommands(): Command {
  const keys = new Command('keys')
    .description('faz um par de chaves para os avisos no navegador, como linhas para o .env; nada é guardado')
    .option('--json', 'responde em JSON')
    .addHelpText(
      'after',
      '\nCom outras chaves, cada profissional precisa ligar os avisos de novo.\n\nExemplo:\n  $ saude push keys >> .env',
    )
    .action(async (options) => (await import('./actions.ts')).makeKeys(options))
  return new Command('push').description('avisos no navegador').addCommand(keys)
}
