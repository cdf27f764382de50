import { Command } from 'commander'

export function doctorCommand(): Command {
  return new Command('doctor')
    .description(
      'confere banco, migrações, busca, e-mail, disco, relógio, fila e configuração, com o remédio de cada um',
    )
    .option('--json', 'responde em JSON')
    .addHelpText(
      'after',
      '\nSai com 1 se algo estiver errado; nada é mudado.\n\nExemplo:\n  $ saude doctor --json',
    )
    .action(async (options) => (await import('./examine_site.ts')).examineSite(options))
}
