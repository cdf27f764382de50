import { Command } from 'commander'
import { withShowing, withWriteOptions } from '../../terminal/options.ts'

export function specialtyCommands(): Command {
  const list = new Command('list')
    .description('lista as especialidades do catálogo')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude specialties list --json')
    .action(async (options) => (await import('./actions.ts')).listSpecialties(options))
  const show = withShowing(
    new Command('show').description('mostra especialidades, com os outros nomes e quantos profissionais há'),
    'especialidades',
    'nomes, também os do dia a dia, ou endereços',
  )
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude specialties show cardiologia\n  $ saude specialties show "médica da família" --json',
    )
    .action(async (keys, options) => (await import('./actions.ts')).showSpecialties(keys, options))
  const seed = withWriteOptions(
    new Command('seed').description(
      'grava no banco os catálogos desta versão: especialidades, convênios e municípios',
    ),
  )
    .addHelpText('after', '\nExemplo:\n  $ saude specialties seed --yes')
    .action(async (options) => (await import('./actions.ts')).seedCatalogue(options))
  return new Command('specialties')
    .description('especialidades: catálogo')
    .addCommand(list)
    .addCommand(show)
    .addCommand(seed)
}
