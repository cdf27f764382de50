import { Command, Option } from 'commander'
import { POST_CATEGORIES } from '#domain/blog/post_category.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { limitOption, pageOption, withTargets } from '../../terminal/options.ts'

export function blogCommands(): Command {
  return new Command('blog')
    .description('blog: importa, lista, publica e despublica')
    .addCommand(importCommand())
    .addCommand(listCommand())
    .addCommand(publishCommand('publish', 'publica posts'))
    .addCommand(publishCommand('unpublish', 'volta posts a rascunho'))
}

function importCommand(): Command {
  return new Command('import')
    .description(
      'importa posts de Markdown, JSON, NDJSON, CSV ou WordPress (WXR), reconhecidos pelo endereço (slug)',
    )
    .argument('[caminho]', 'arquivo, ou pasta com arquivos')
    .addOption(
      new Option('--format <formato>', 'formato, se o nome do arquivo não disser').choices([
        'markdown',
        'json',
        'ndjson',
        'csv',
        'wxr',
      ]),
    )
    .addOption(
      new Option('--encoding <codificação>', 'codificação do texto').choices(['utf-8', 'windows-1252']),
    )
    .option('--publish', 'publica o que a origem mostra a todos; sem isto os posts novos são rascunhos')
    .option('--failed <caminho>', 'onde guardar os posts recusados (padrão: <caminho>.failed.json)')
    .option('--dry-run', 'confere tudo, mostra o que mudaria e não grava nada')
    .option('-y, --yes', 'não pergunta antes de gravar')
    .option('--json', 'responde em JSON')
    .addHelpText('after', IMPORT_HELP)
    .action(async (path, options) => (await import('./import_posts.ts')).importPosts(path, options))
}

function listCommand(): Command {
  return new Command('list')
    .description('lista os posts, também os rascunhos, do último alterado ao mais antigo')
    .option('-q, --query <texto>', 'parte do título, do endereço ou da condição')
    .addOption(new Option('--category <categoria>', 'categoria').choices(POST_CATEGORIES))
    .option('--published', 'só os publicados')
    .option('--no-published', 'só os rascunhos')
    .addOption(pageOption())
    .addOption(limitOption(MAX_PAGE_SIZE))
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude blog list --no-published')
    .action(async (options) => (await import('./actions.ts')).listPosts(options))
}

function publishCommand(name: 'publish' | 'unpublish', description: string): Command {
  return withTargets(new Command(name).description(description), 'posts', 'id ou slug')
    .addHelpText('after', `\nExemplo:\n  $ saude blog ${name} enxaqueca asma`)
    .action(async (keys, options) => (await import('./actions.ts')).publishPosts(name, keys, options))
}

const IMPORT_HELP = `
Campos: title, metaDescription, slug, category (disease, medicine ou treatment), conditionName, excerpt,
featuredImage (https), featuredImageAlt, publishedAt, draft e as seções do post. O texto corrido (content em
Markdown, html, ou o corpo do arquivo) é repartido pelos títulos: Sintomas, Causas, Tratamento…
Importar de novo não muda nada; um post conhecido passa a ser o que o arquivo diz. Veja docs/cli.md.

Exemplos:
  $ saude blog import posts/ --dry-run
  $ saude blog import wordpress.xml --publish --yes
  $ saude blog import posts.failed.json --json`
