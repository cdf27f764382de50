import { Command, Option } from 'commander'
import { withShowing, withWriteOptions } from '../../terminal/options.ts'

export function imageCommands(): Command {
  const move = withWriteOptions(
    new Command('move')
      .description('leva as fotos de todos os perfis para o outro lugar, com o site no ar')
      .addOption(new Option('--to <lugar>', 'para onde').choices(['s3', 'postgresql'])),
  )
    .addHelpText('after', HELP)
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

const HELP = `
Nos dois sentidos, S3_URL, S3_BUCKET, S3_KEY_ID e S3_SECRET dizem qual é o balde. Cada foto só sai de onde estava depois
de lida igual no outro lugar; o comando pode ser interrompido e repetido. Fica no registro de auditoria.

Exemplos:
  $ saude images move --to s3 --dry-run
  $ saude images move --to s3 --yes
  $ saude images move --to postgresql --yes --json`
