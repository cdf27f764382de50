import { Command } from 'commander'

export function specialtyCommands(): Command {
  const list = new Command('list')
    .description('lista as especialidades do catálogo')
    .option('--json', 'responde em JSON')
    .action(async (options) => (await import('./list_specialties.ts')).listSpecialties(options))
  return new Command('specialties')
    .description('especialidades: catálogo')
    .addCommand(list)
    .addHelpText('after', '\nExemplo:\n  $ saude specialties list --json')
}
