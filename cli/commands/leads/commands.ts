import { Command, Option } from 'commander'
import { withDays, withWriteOptions } from '../../terminal/options.ts'

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
    .addOption(new Option('--status <situação>', 'situação').choices(['pending', 'contacted', 'attended']))
  return new Command('leads').description('leads: exporta').addCommand(
    withWriteOptions(withDays(exporting, 'os recebidos'))
      .addHelpText(
        'after',
        '\nExemplos:\n  $ saude leads export leads.xlsx --since 2026-11-01 --until 2026-11-30\n  $ saude leads export - --professional ana-lima | head\n  $ saude leads export - --json | jq length',
      )
      .action(async (path, options) => (await import('./export_leads.ts')).exportLeads(path, options)),
  )
}
