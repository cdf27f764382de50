import { Command, Option } from 'commander'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { limitOption, pageOption, withTargetChoice, withTargets } from '../../terminal/options.ts'

export function reviewCommands(): Command {
  return new Command('reviews')
    .description('avaliações: lista, mostra, aprova e rejeita')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(
      verdictCommand(
        'approve',
        'aprova avaliações; a nota do profissional muda no mesmo instante',
        'approved',
      ),
    )
    .addCommand(verdictCommand('reject', 'rejeita avaliações, também as já aprovadas', 'rejected'))
}

function listCommand(): Command {
  return new Command('list')
    .description('lista as avaliações de todos, da mais nova à mais antiga')
    .addOption(new Option('--status <situação>', 'situação').choices(['pending', 'approved', 'rejected']))
    .option('--professional <quem>', 'id, slug ou e-mail de quem foi avaliado')
    .option('--quarantined', 'só as separadas por parecerem automáticas')
    .option('--suspicious', 'relatório de integridade: só as enviadas de onde o próprio profissional entrou')
    .addOption(pageOption())
    .addOption(limitOption(MAX_PAGE_SIZE))
    .option('--json', 'responde em JSON')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude reviews list --status pending\n  $ saude reviews list --suspicious --json',
    )
    .action(async (options) => (await import('./actions.ts')).listReviews(options))
}

function showCommand(): Command {
  const show = new Command('show').description('mostra avaliações inteiras')
  return withTargetChoice(show, 'ids', 'ids das avaliações')
    .option('--json', 'responde em JSON: um objeto, ou uma lista quando há várias')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude reviews show 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed\n  $ saude reviews show --file ids.txt --json',
    )
    .action(async (ids, options) => (await import('./actions.ts')).showReviews(ids, options))
}

function verdictCommand(name: string, description: string, verdict: 'approved' | 'rejected'): Command {
  return withTargets(new Command(name).description(description), 'ids', 'ids das avaliações')
    .addHelpText(
      'after',
      `\nExemplos:\n  $ saude reviews ${name} 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed --yes\n  $ saude reviews ${name} --file ids.txt --dry-run`,
    )
    .action(async (ids, options) => (await import('./actions.ts')).moderateReviews(verdict, ids, options))
}
