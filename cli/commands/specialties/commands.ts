import { Command } from 'commander'
import { withWriteOptions } from '../../terminal/options.ts'

export function specialtyCommands(): Command {
  const list = new Command('list')
    .description('lista as especialidades do catálogo')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude specialties list --json')
    .action(async (options) => (await import('./actions.ts')).listSpecialties(options))
  const seed = withWriteOptions(
    new Command('seed').description(
      'grava no banco os catálogos desta versão: especialidades, convênios e municípios',
    ),
  )
    .addHelpText('after', '\nExemplo:\n  $ saude specialties seed --yes')
    .action(async (options) => (await import('./actions.ts')).seedCatalogue(options))
  return new Command('specialties').description('especialidades: catálogo').addCommand(list).addCommand(seed)
}
