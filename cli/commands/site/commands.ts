import { Command, Option } from 'commander'
import { JOB_STATES, JOB_TASKS } from '#application/ports/job_queue.ts'
import { DEMAND_SORTS } from '#domain/catalogue/demand.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import {
  wholeNumber,
  withDays,
  withListing,
  withShowing,
  withTargets,
  withWriteOptions,
} from '../../terminal/options.ts'

export function doctorCommand(): Command {
  return new Command('doctor')
    .description(
      'confere banco, migrações, busca, e-mail, disco, relógio, fila e configuração, com o remédio de cada um',
    )
    .option('--json', 'responde em JSON')
    .addHelpText(
      'after',
      '\nSai com 1 se algo estiver errado; nada é mudado.\n\nExemplo:\n  $ saude doctor --json',
    )
    .action(async (options) => (await import('./actions.ts')).examineSite(options))
}

export function configCommand(): Command {
  return new Command('config')
    .description('mostra a configuração em vigor e de onde vem cada valor, sem as senhas')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude config')
    .action(async (options) => (await import('./actions.ts')).showSettings(options))
}

export function demoCommands(): Command {
  const seed = new Command('seed')
    .description('cria os dados de demonstração, todos inventados')
    .option('--dry-run', 'só diz se seria possível')
    .option('-y, --yes', 'cria mesmo que o banco já tenha profissionais')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude demo seed')
    .action(async (options) => (await import('./actions.ts')).seedDemo(options))
  return new Command('demo').description('dados de demonstração; recusados em produção').addCommand(seed)
}

export function searchCommands(): Command {
  const status = new Command('status')
    .description('diz se o índice de busca está igual ao banco')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude search status --json')
    .action(async (options) => (await import('./actions.ts')).showSearchStatus(options))
  const reindex = new Command('reindex')
    .description('refaz o índice de busca a partir do banco, com as buscas no ar')
    .option('--dry-run', 'só diz quantos profissionais seriam indexados')
    .option('-y, --yes', 'não pergunta antes')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude search reindex --yes')
    .action(async (options) => (await import('./actions.ts')).reindexProfessionals(options))
  const demand = withListing(
    new Command('demand')
      .description('lista o que se procurou e não se encontrou, ou pouco, sem dizer por quem')
      .addOption(new Option('--days <n>', 'hoje e os dias antes, até 400').argParser(wholeNumber).default(30))
      .addOption(new Option('--sort <ordem>', 'ordem').choices(DEMAND_SORTS).default('most')),
    MAX_PAGE_SIZE,
  )
    .addHelpText(
      'after',
      '\nConta uma vez por dia cada pessoa que procura. Pouco: menos de cinco profissionais.\n\nExemplos:\n  $ saude search demand --days 90\n  $ saude search demand --sort nobody --all --format csv',
    )
    .action(async (options) => (await import('./actions.ts')).listDemand(options))
  return new Command('search')
    .description('busca: situação, procura e reindexação')
    .addCommand(demand)
    .addCommand(status)
    .addCommand(reindex)
}

export function imageCommands(): Command {
  const move = withWriteOptions(
    new Command('move')
      .description('leva as fotos dos perfis e as imagens dos posts para o outro lugar, com o site no ar')
      .addOption(new Option('--to <lugar>', 'para onde').choices(['s3', 'postgresql'])),
  )
    .addHelpText('after', IMAGES_MOVE_HELP)
    .action(async (options) => (await import('./actions.ts')).movePhotos(options))
  const show = withShowing(
    new Command('show').description('mostra onde está guardada uma foto de perfil ou imagem de post'),
    'imagens',
    'ids, slugs ou e-mails de profissionais, ou endereços de imagens de posts',
  )
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude images show dra-ana-souza\n  $ saude images show ana@exemplo.com.br --json',
    )
    .action(async (keys, options) => (await import('./actions.ts')).showImages(keys, options))
  return new Command('images')
    .description('fotos dos perfis e imagens dos posts')
    .addCommand(show)
    .addCommand(move)
}

const IMAGES_MOVE_HELP = `
Nos dois sentidos, S3_URL, S3_BUCKET, S3_KEY_ID e S3_SECRET dizem qual é o balde. Cada foto
só sai de onde estava depois de lida igual no outro lugar; o comando pode ser interrompido e
repetido. Fica no registro de auditoria.

Exemplos:
  $ saude images move --to s3 --dry-run
  $ saude images move --to s3 --yes
  $ saude images move --to postgresql --yes --json`

export function jobCommands(): Command {
  const work = new Command('work')
    .description('faz os trabalhos da fila (e-mails, limpeza) até ser interrompido, sem servir páginas')
    .option('--once', 'faz o que já venceu e termina')
    .option('--json', 'com --once, responde em JSON')
    .addHelpText('after', '\nExemplos:\n  $ saude jobs work\n  $ saude jobs work --once')
    .action(async (options) => (await import('./actions.ts')).workJobs(options))
  return new Command('jobs')
    .description('fila de trabalhos: lista, mostra, faz, refaz e apaga')
    .addCommand(jobsListCommand())
    .addCommand(jobsShowCommand())
    .addCommand(work)
    .addCommand(jobsRetryCommand())
    .addCommand(jobsDeleteCommand())
}

function jobsRetryCommand(): Command {
  return withTargets(
    new Command('retry').description('faz de novo, já, trabalhos abandonados ou que esperam outra tentativa'),
    'números',
    'números dos trabalhos',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude jobs retry 1204 1205 --reason "o servidor de e-mail voltou"')
    .action(async (ids, options) => (await import('./actions.ts')).retryJobs(ids, options))
}

function jobsDeleteCommand(): Command {
  return withTargets(
    new Command('delete').description('apaga trabalhos da fila sem que sejam feitos'),
    'números',
    'números dos trabalhos',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude jobs delete 1204 --reason "conta de teste"')
    .action(async (ids, options) => (await import('./actions.ts')).deleteJobs(ids, options))
}

function jobsListCommand(): Command {
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

function jobsShowCommand(): Command {
  return withShowing(
    new Command('show').description('mostra trabalhos da fila, com o erro da última tentativa'),
    'números',
    'números dos trabalhos',
  )
    .addHelpText('after', '\nExemplos:\n  $ saude jobs show 1204\n  $ saude jobs show 1204 1205 --json')
    .action(async (ids, options) => (await import('./actions.ts')).showJobs(ids, options))
}
