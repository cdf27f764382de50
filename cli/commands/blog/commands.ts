import { Command, InvalidArgumentError, Option } from 'commander'
import { categoryKey } from '#application/blog/importing/choose_category.ts'
import { POST_FORMATS } from '#application/ports/post_files.ts'
import { isPostCategory, POST_CATEGORIES, type PostCategory } from '#domain/blog/post_category.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { withDays, withListing, withShowing, withTargets, withWriteOptions } from '../../terminal/options.ts'

export function blogCommands(): Command {
  return new Command('blog')
    .description('blog: importa, desfaz importações, lista, mostra, exporta, publica, despublica e exclui')
    .addCommand(importCommand())
    .addCommand(undoCommand())
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(exportCommand())
    .addCommand(publishCommand('publish', 'publica posts'))
    .addCommand(publishCommand('unpublish', 'volta posts a rascunho'))
    .addCommand(deleteCommand())
}

function importCommand(): Command {
  return new Command('import')
    .description(
      'importa posts de Markdown, HTML, JSON, NDJSON, CSV, WordPress (WXR) ou Ghost, reconhecidos pelo endereço (slug)',
    )
    .argument('[caminho]', 'arquivo (também .gz ou .zip), pasta com arquivos, ou - para a entrada padrão')
    .addOption(
      new Option('--format <formato>', 'formato, se o nome do arquivo não disser').choices(POST_FORMATS),
    )
    .addOption(
      new Option('--encoding <codificação>', 'codificação do texto').choices(['utf-8', 'windows-1252']),
    )
    .addOption(
      new Option('--category <categoria>', 'dos posts que a origem não põe em nenhuma das nossas').choices(
        POST_CATEGORIES,
      ),
    )
    .option(
      '--map-category <deles=nossa>',
      'lê uma categoria ou tag da origem como uma nossa, como "Paralisia Facial=disease"; pode repetir',
      readMapping,
    )
    .option('--pages', 'importa também as páginas, como posts')
    .option('--complete [blog]', 'completa título e descrição curtos com o nome do blog, ou com este')
    .option('--images', 'traz também as imagens: dos arquivos ao lado, da pasta ou do zip, e da web')
    .option('--only-new', 'só cria: deixa como estão os posts que já existem, sejam ou não desta origem')
    .option('--publish', 'publica o que a origem mostra a todos; sem isto os posts novos são rascunhos')
    .option('--failed <caminho>', 'onde guardar os posts recusados (padrão: <caminho>.failed.json)')
    .option('--dry-run', 'confere tudo, mostra o que mudaria e não grava nada')
    .option('-y, --yes', 'não pergunta antes de gravar')
    .option('--json', 'responde em JSON')
    .addHelpText('after', IMPORT_HELP)
    .action(async (path, options) => (await import('./import_posts.ts')).importPosts(path, options))
}

function undoCommand(): Command {
  return withWriteOptions(
    new Command('undo-import')
      .description('desfaz uma importação inteira: tira os posts que ela criou e devolve os que ela mudou')
      .argument('<número>', `o que a importação disse; serve por ${RETENTION.postImportDays} dias`),
  )
    .addHelpText(
      'after',
      '\nO que alguém mudou depois fica como está.\n\nExemplo:\n  $ saude blog undo-import 12 --dry-run',
    )
    .action(async (number, options) => (await import('./import_posts.ts')).undoImport(number, options))
}

function readMapping(typed: string, before: ReadonlyMap<string, PostCategory> = new Map()): typeof before {
  const [, theirs = '', ours = ''] = /^(.+)=\s*(\w+)\s*$/.exec(typed) ?? []
  if (!theirs.trim() || !isPostCategory(ours))
    throw new InvalidArgumentError(`use "categoria da origem=${POST_CATEGORIES.join('|')}".`)
  return new Map([...before, [categoryKey(theirs), ours]])
}

function listCommand(): Command {
  return withListing(
    withDays(new Command('list'), 'os alterados')
      .description('lista os posts, também os rascunhos, do último alterado ao mais antigo')
      .option('-q, --query <texto>', 'parte do título, do endereço ou da condição')
      .addOption(new Option('--category <categoria>', 'categoria').choices(POST_CATEGORIES))
      .option('--published', 'só os publicados')
      .option('--no-published', 'só os rascunhos'),
    MAX_PAGE_SIZE,
  )
    .addHelpText('after', '\nExemplo:\n  $ saude blog list --no-published')
    .action(async (options) => (await import('./actions.ts')).listPosts(options))
}

function showCommand(): Command {
  return withShowing(
    new Command('show').description('mostra posts inteiros, também os rascunhos'),
    'posts',
    'id ou slug',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude blog show enxaqueca')
    .action(async (keys, options) => (await import('./actions.ts')).showPosts(keys, options))
}

function publishCommand(name: 'publish' | 'unpublish', description: string): Command {
  return withTargets(new Command(name).description(description), 'posts', 'id ou slug')
    .addHelpText('after', `\nExemplo:\n  $ saude blog ${name} enxaqueca asma`)
    .action(async (keys, options) => (await import('./actions.ts')).publishPosts(name, keys, options))
}

function exportCommand(): Command {
  return withWriteOptions(
    new Command('export')
      .description('exporta todos os posts, também os rascunhos; importar o arquivo de novo não muda nada')
      .argument(
        '[arquivo]',
        'arquivo .ndjson, também .gz, ou - para a saída padrão (padrão: posts-AAAA-MM-DD.ndjson)',
      ),
  )
    .addHelpText('after', '\nExemplos:\n  $ saude blog export\n  $ saude blog export posts.ndjson.gz')
    .action(async (path, options) => (await import('./actions.ts')).exportPosts(path, options))
}

function deleteCommand(): Command {
  return withTargets(
    new Command('delete').description(
      'exclui posts de vez; título e endereço ficam no registro de auditoria',
    ),
    'posts',
    'id ou slug',
  )
    .addHelpText(
      'after',
      '\nNão se desfaz: para só tirar do site, saude blog unpublish.\n\nExemplo:\n  $ saude blog delete post-de-teste --dry-run',
    )
    .action(async (keys, options) => (await import('./actions.ts')).deletePosts(keys, options))
}

const IMPORT_HELP = `
Campos: title, metaDescription, slug, category (disease, medicine ou treatment),
conditionName, excerpt, featuredImage (https), featuredImageAlt, publishedAt, draft, tags e
as seções do post. O texto corrido (content em Markdown, html, ou o corpo do arquivo) é
repartido pelos títulos: Sintomas, Causas, Tratamento… Importar de novo não muda nada; um
post conhecido passa a ser o que o arquivo diz. Veja docs/cli.md.

Exemplos:
  $ saude blog import posts/ --dry-run
  $ saude blog import wordpress.xml --publish --yes
  $ saude blog import wordpress.zip --pages --complete --category disease \\
      --map-category "Remédios caseiros=medicine"
  $ curl -s https://exemplo.com.br/export.xml | saude blog import - --dry-run
  $ saude blog import posts.failed.json --json`
