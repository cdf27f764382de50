import { Command, Option } from 'commander'
import { LEAD_STATUSES } from '#domain/leads/lead_status.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { withDays, withListing, withShowing, withTargets, withWriteOptions } from '../../terminal/options.ts'

export function leadCommands(): Command {
  const exporting = new Command('export')
    .description('exporta os leads de todos os profissionais para uma planilha')
    .argument(
      '[arquivo]',
      'caminho terminado em .xlsx, .csv ou .json, ou - para a saída padrão: CSV, ou JSON com --json (padrão: leads-AAAA-MM-DD.xlsx)',
    )
    .addOption(
      new Option('--format <formato>', 'formato, se o nome não disser').choices(['xlsx', 'csv', 'json']),
    )
    .addOption(
      new Option('--separator <sinal>', 'entre as células do CSV; ; para o Excel em português')
        .choices([',', ';'])
        .default(','),
    )
    .option('--professional <quem>', 'id, slug ou e-mail de quem recebeu os leads')
    .addOption(new Option('--status <situação>', 'situação').choices(LEAD_STATUSES))
  return new Command('leads')
    .description('leads de todos os profissionais: lista, mostra, libera, exporta')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(releaseCommand())
    .addCommand(
      withWriteOptions(withDays(exporting, 'os recebidos'))
        .addHelpText(
          'after',
          '\nExemplos:\n  $ saude leads export leads.xlsx --since 2026-11-01 --until 2026-11-30\n  $ saude leads export - --professional ana-lima | head\n  $ saude leads export - --json | jq length',
        )
        .action(async (path, options) => (await import('./actions.ts')).exportLeads(path, options)),
    )
}

function listCommand(): Command {
  const list = new Command('list')
    .description(
      'lista os leads de todos, do mais novo ao mais antigo; cada leitura fica no registro de auditoria',
    )
    .option('--professional <quem>', 'id, slug ou e-mail de quem recebeu os leads')
    .addOption(new Option('--status <situação>', 'situação').choices(LEAD_STATUSES))
    .option('--quarantined', 'só os separados por parecerem automáticos, mensagens também')
  return withListing(withDays(list, 'os recebidos'), MAX_PAGE_SIZE)
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude leads list --status pending --until 2026-11-01\n  $ saude leads list --professional ana-lima --fields id,createdAt,leadStatus',
    )
    .action(async (options) => (await import('./actions.ts')).listLeads(options))
}

function showCommand(): Command {
  return withShowing(
    new Command('show').description('mostra leads inteiros; cada leitura fica no registro de auditoria'),
    'ids',
    'ids dos leads',
  )
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude leads show 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed\n  $ saude leads show --file ids.txt --json',
    )
    .action(async (ids, options) => (await import('./actions.ts')).showLeads(ids, options))
}

function releaseCommand(): Command {
  const release = new Command('release').description(
    'libera leads e mensagens separados por parecerem automáticos; quem os recebe é avisado',
  )
  return withTargets(release, 'ids', 'ids dos leads')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude leads list --quarantined\n  $ saude leads release 1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed --reason "é gente"',
    )
    .action(async (ids, options) => (await import('./actions.ts')).releaseLeads(ids, options))
}
