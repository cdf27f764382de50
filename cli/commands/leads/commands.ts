import { Command, Option } from 'commander'
import { calendarDay, withWriteOptions } from '../../terminal/write_options.ts'

export function leadCommands(): Command {
  const exporting = new Command('export')
    .description('exporta os leads de todos os profissionais para uma planilha')
    .argument(
      '[arquivo]',
      'caminho da planilha, ou - para CSV na saída padrão (padrão: leads-AAAA-MM-DD.xlsx)',
    )
    .addOption(new Option('--format <formato>', 'formato, se o nome não disser').choices(['xlsx', 'csv']))
    .option('--professional <quem>', 'id, slug ou e-mail de quem recebeu os leads')
    .addOption(new Option('--status <situação>', 'situação').choices(['pending', 'contacted', 'attended']))
    .addOption(new Option('--from <dia>', 'primeiro dia, AAAA-MM-DD, em São Paulo').argParser(calendarDay))
    .addOption(new Option('--to <dia>', 'último dia, AAAA-MM-DD, em São Paulo').argParser(calendarDay))
  return new Command('leads').description('leads: exporta').addCommand(
    withWriteOptions(exporting)
      .addHelpText(
        'after',
        '\nExemplos:\n  $ saude leads export leads.xlsx --from 2026-11-01 --to 2026-11-30\n  $ saude leads export - --professional ana-lima | head',
      )
      .action(async (path, options) => (await import('./export_leads.ts')).exportLeads(path, options)),
  )
}
