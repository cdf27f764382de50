import { Command, Option } from 'commander'
import { JOB_STATES, JOB_TASKS } from '#application/ports/job_queue.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { withDays, withListing, withShowing } from '../../terminal/options.ts'

export function jobCommands(): Command {
  const work = new Command('work')
    .description('faz os trabalhos da fila (e-mails, limpeza) até ser interrompido, sem servir páginas')
    .option('--once', 'faz o que já venceu e termina')
    .option('--json', 'com --once, responde em JSON')
    .addHelpText('after', '\nExemplos:\n  $ saude jobs work\n  $ saude jobs work --once')
    .action(async (options) => (await import('./actions.ts')).workJobs(options))
  return new Command('jobs')
    .description('fila de trabalhos: lista, mostra, faz')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(work)
}

function listCommand(): Command {
  const list = new Command('list')
    .description('lista os trabalhos da fila, do que vence primeiro ao último')
    .addOption(new Option('--status <situação>', 'situação').choices(JOB_STATES))
    .addOption(new Option('--task <tarefa>', 'tarefa').choices(JOB_TASKS))
  return withListing(withDays(list, 'os pedidos'), MAX_PAGE_SIZE)
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude jobs list --status given_up\n  $ saude jobs list --task send_notice --json',
    )
    .action(async (options) => (await import('./actions.ts')).listJobs(options))
}

function showCommand(): Command {
  return withShowing(
    new Command('show').description('mostra trabalhos da fila, com o erro da última tentativa'),
    'números',
    'números dos trabalhos',
  )
    .addHelpText('after', '\nExemplos:\n  $ saude jobs show 1204\n  $ saude jobs show 1204 1205 --json')
    .action(async (ids, options) => (await import('./actions.ts')).showJobs(ids, options))
}
