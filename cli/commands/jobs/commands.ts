import { Command } from 'commander'

export function jobCommands(): Command {
  const work = new Command('work')
    .description('faz os trabalhos da fila (e-mails, limpeza) até ser interrompido, sem servir páginas')
    .option('--once', 'faz o que já venceu e termina')
    .option('--json', 'com --once, responde em JSON')
    .addHelpText('after', '\nExemplos:\n  $ saude jobs work\n  $ saude jobs work --once')
    .action(async (options) => (await import('./work_jobs.ts')).workJobs(options))
  return new Command('jobs').description('fila de trabalhos').addCommand(work)
}
