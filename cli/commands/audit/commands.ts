import { Command, InvalidArgumentError, Option } from 'commander'
import { ACTION_WORDS, isAuditAction, SECURITY_EVENT_KINDS } from '#domain/audit/audit.ts'
import { MAX_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import {
  nearest,
  notOneOf,
  offer,
  withDays,
  withListing,
  withShowing,
  withTargets,
} from '../../terminal/options.ts'
import { UsageError } from '../../terminal/messages.ts'
import type { ListOptions, SecurityOptions } from './actions.ts'

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
  const list = withListing(
    withDays(new Command('list'), 'o que foi feito')
      .description('lista o que foi feito e por quem, do mais novo ao mais antigo')
      .option(
        '--subject <quem>',
        'só o que foi feito com esta conta ou este post (id, endereço ou e-mail), ou este id',
      )
      .option(
        '--actor <quem>',
        'só o que esta conta fez (id, endereço ou e-mail), ou cli:<usuário da máquina>',
      )
      .addOption(actionOption())
      .option('--security', 'os eventos de segurança: entradas recusadas, senhas, limites')
      .addOption(onlySecurity('--kind <tipo>', 'só este tipo de evento').choices(SECURITY_EVENT_KINDS))
      .addOption(onlySecurity('--email <e-mail>', 'só os eventos desta conta ou deste e-mail')),
    MAX_AUDIT_LIST,
  )
    .addHelpText('after', LIST_HELP)
    .action(listAudit)
  const undo = withTargets(
    new Command('undo').description(
      'desfaz ações, se nada mudou desde então; o desfazer também fica registrado',
    ),
    'números',
    'números em saude audit list',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude audit undo 1042 --reason "pessoa errada"')
    .action(async (numbers, options) => (await import('./actions.ts')).undoEntries(numbers, options))
  const show = withShowing(
    new Command('show').description('mostra registros inteiros'),
    'números',
    'números em saude audit list',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude audit show 1042')
    .action(async (numbers, options) => (await import('./actions.ts')).showEntries(numbers, options))
  return new Command('audit')
    .description('registro de auditoria: lista, mostra e desfaz')
    .addCommand(list)
    .addCommand(show)
    .addCommand(undo)
}

const ONLY_SECURITY = ['kind', 'email'] as const
const ONLY_AUDIT = ['subject', 'actor', 'action'] as const

function onlySecurity(flags: string, description: string): Option {
  return new Option(flags, `com --security: ${description}`)
}

async function listAudit(options: ListOptions & SecurityOptions & { security?: boolean }): Promise<void> {
  const foreign = (options.security ? ONLY_AUDIT : ONLY_SECURITY).find((name) => options[name] !== undefined)
  if (foreign)
    throw new UsageError(`--${foreign} ${options.security ? 'não combina com' : 'só vale com'} --security.`)
  if (options.security) return (await import('./actions.ts')).listSecurityEvents(options)
  return (await import('./actions.ts')).listEntries(options)
}

const LIST_HELP = `
Os eventos de segurança ficam ${RETENTION.securityEventDays} dias, com códigos no lugar de e-mails e endereços de rede.
O mesmo código é a mesma origem; o que se repete dentro de uma hora é uma linha só, com
quantas vezes foi.

Exemplos:
  $ saude audit list --subject ana-lima --since 2026-11-01
  $ saude audit list --action professional_blocked --json
  $ saude audit list --security --kind login_refused --since 2026-11-01
  $ saude audit list --security --email ana@exemplo.com.br`
