import { Command, Option } from 'commander'

export function blogCommands(): Command {
  return new Command('blog')
    .description('blog: importa, lista, publica e despublica')
    .addCommand(importCommand())
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
    .option(
      '--publish',
      'publica o que a origem não chama de rascunho; sem isto os posts novos são rascunhos',
    )
    .option('--failed <caminho>', 'onde guardar os posts recusados (padrão: <caminho>.failed.json)')
    .option('--dry-run', 'confere tudo, mostra o que mudaria e não grava nada')
    .option('-y, --yes', 'não pergunta antes de gravar')
    .option('--json', 'responde em JSON')
    .addHelpText('after', IMPORT_HELP)
    .action(async (path, options) => (await import('./import_posts.ts')).importPosts(path, options))
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
