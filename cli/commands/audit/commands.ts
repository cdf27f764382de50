import { Command } from 'commander'
import { LONGEST_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import { limitOption, pageOption } from '../../terminal/page_options.ts'
import { withTargets } from '../../terminal/write_options.ts'

export function auditCommands(): Command {
  const list = new Command('list')
    .description('lista o que foi feito e por quem, do mais novo ao mais antigo')
    .option('--subject <id>', 'só o que foi feito com este id')
    .option('--actor <id>', 'só o que esta conta fez, ou cli:<usuário da máquina>')
    .option('--action <ação>', 'só esta ação, como professional_blocked')
    .addOption(pageOption())
    .addOption(limitOption(LONGEST_AUDIT_LIST))
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude audit list --action professional_blocked --json')
    .action(async (options) => (await import('./list_entries.ts')).listEntries(options))
  const undo = withTargets(
    new Command('undo').description(
      'desfaz ações, se nada mudou desde então; o desfazer também fica registrado',
    ),
    'ids',
    'números em saude audit list',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude audit undo 1042 --reason "pessoa errada"')
    .action(async (ids, options) => (await import('./undo_entries.ts')).undoEntries(ids, options))
  return new Command('audit')
    .description('registro de auditoria: lista e desfaz')
    .addCommand(list)
    .addCommand(undo)
}
