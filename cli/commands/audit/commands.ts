import { Command, InvalidArgumentError, Option } from 'commander'
import { ACTION_WORDS, isAuditAction } from '#domain/shared/audit_words.ts'
import { LONGEST_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import { nearest, notOneOf } from '../../terminal/catalogue_options.ts'
import { offer } from '../../terminal/offered_values.ts'
import { limitOption, pageOption } from '../../terminal/page_options.ts'
import { calendarDay, withTargets } from '../../terminal/write_options.ts'

function actionOption(): Option {
  const option = new Option('--action <ação>', 'só esta ação, como professional_blocked')
  offer(option, () => Object.entries(ACTION_WORDS).map(([word, description]) => ({ word, description })))
  return option.argParser((typed) => {
    if (isAuditAction(typed)) return typed
    const actions = Object.keys(ACTION_WORDS)
    const near = nearest(
      typed,
      actions.map((name) => ({ name })),
    )
    throw new InvalidArgumentError(notOneOf('uma ação', near, `As ações: ${actions.join(', ')}`))
  })
}

export function auditCommands(): Command {
  const list = new Command('list')
    .description('lista o que foi feito e por quem, do mais novo ao mais antigo')
    .option(
      '--subject <quem>',
      'só o que foi feito com esta conta ou este post (id, endereço ou e-mail), ou este id',
    )
    .option('--actor <quem>', 'só o que esta conta fez (id, endereço ou e-mail), ou cli:<usuário da máquina>')
    .addOption(actionOption())
    .addOption(new Option('--since <dia>', 'desde este dia, AAAA-MM-DD, em São Paulo').argParser(calendarDay))
    .addOption(new Option('--until <dia>', 'até este dia, inclusive').argParser(calendarDay))
    .addOption(pageOption())
    .addOption(limitOption(LONGEST_AUDIT_LIST))
    .option('--json', 'responde em JSON')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude audit list --subject ana-lima --since 2026-11-01\n  $ saude audit list --action professional_blocked --json',
    )
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
