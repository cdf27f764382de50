import { Command, Option } from 'commander'
import { OBJECTION_WORDS, OBJECTIONS } from '#domain/reviews/objections.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { withListing, withDays, withShowing, withTargets } from '../../terminal/options.ts'

export function reviewCommands(): Command {
  return new Command('reviews')
    .description('avaliações: lista, mostra, aprova, rejeita e decide sobre as denunciadas')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(
      moderationCommand(
        'approve',
        'aprova avaliações; a nota do profissional muda no mesmo instante',
        'approved',
      ),
    )
    .addCommand(moderationCommand('reject', 'rejeita avaliações, também as já aprovadas', 'rejected'))
    .addCommand(reportedCommand())
    .addCommand(decideCommand())
}

function listCommand(): Command {
  const list = new Command('list')
    .description('lista as avaliações de todos, da mais nova à mais antiga')
    .addOption(new Option('--status <situação>', 'situação').choices(['pending', 'approved', 'rejected']))
    .option('--professional <quem>', 'id, slug ou e-mail de quem foi avaliado')
    .option('--quarantined', 'só as separadas por parecerem automáticas')
    .option('--suspicious', 'relatório de integridade: só as enviadas de onde o próprio profissional entrou')
  return withListing(withDays(list, 'as recebidas'), MAX_PAGE_SIZE)
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude reviews list --status pending\n  $ saude reviews list --suspicious --json',
    )
    .action(async (options) => (await import('./actions.ts')).listReviews(options))
}

function reportedCommand(): Command {
  return withListing(
    new Command('reported')
      .description(
        'lista o que espera decisão, da mais antiga à mais nova: denúncias, retidas; e o que profissionais rejeitaram',
      )
      .addOption(
        new Option('--queue <fila>', 'fila')
          .choices(['reported', 'quarantined', 'rejected'])
          .default('reported'),
      ),
    MAX_PAGE_SIZE,
  )
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude reviews reported\n  $ saude reviews reported --queue quarantined',
    )
    .action(async (options) => (await import('./actions.ts')).listReviews(options))
}

function decideCommand(): Command {
  const keep = withTargets(
    new Command('keep').description('mantém avaliações denunciadas ou retidas'),
    'ids',
    'ids',
  )
    .addHelpText(
      'after',
      '\nExemplo:\n  $ saude reviews decide keep --file ids.txt --reason "opinião legítima"',
    )
    .action(async (ids, options) => (await import('./actions.ts')).decideReviews(ids, options))
  const reasons = OBJECTIONS.map((each) => `  ${each.padEnd(20)}${OBJECTION_WORDS[each]}`).join('\n')
  const remove = withTargets(new Command('remove').description('remove avaliações para todos'), 'ids', 'ids')
    .addOption(
      new Option('--objection <motivo>', 'motivo, veja abaixo')
        .choices([...OBJECTIONS])
        .makeOptionMandatory(),
    )
    .addHelpText(
      'after',
      `\nMotivos:\n${reasons}\n\nExemplo:\n  $ saude reviews decide remove --objection fake --file ids.txt`,
    )
    .action(async (ids, options) => (await import('./actions.ts')).decideReviews(ids, options))
  return new Command('decide')
    .description('decide sobre avaliações denunciadas ou retidas')
    .addCommand(keep)
    .addCommand(remove)
}

function showCommand(): Command {
  const show = new Command('show').description('mostra avaliações inteiras')
  return withShowing(show, 'ids', 'ids das avaliações')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude reviews show 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed\n  $ saude reviews show --file ids.txt --json',
    )
    .action(async (ids, options) => (await import('./actions.ts')).showReviews(ids, options))
}

function moderationCommand(name: string, description: string, status: 'approved' | 'rejected'): Command {
  return withTargets(new Command(name).description(description), 'ids', 'ids das avaliações')
    .addHelpText(
      'after',
      `\nExemplos:\n  $ saude reviews ${name} 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed --yes\n  $ saude reviews ${name} --file ids.txt --dry-run`,
    )
    .action(async (ids, options) => (await import('./actions.ts')).moderateReviews(status, ids, options))
}
