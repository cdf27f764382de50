import { Command } from 'commander'
import { wholeNumber, withWriteOptions } from '../../terminal/options.ts'

export function databaseCommands(): Command {
  return new Command('db')
    .description('banco de dados: migra, copia e restaura')
    .addCommand(migrateCommand())
    .addCommand(backUpCommand())
    .addCommand(restoreCommand())
}

function migrateCommand(): Command {
  return withWriteOptions(new Command('migrate').description('aplica as migrações que faltam'))
    .option('--accept-key', 'toma a chave atual pela dos dados, se a antiga se perdeu de vez')
    .addHelpText('after', '\nExemplos:\n  $ saude db migrate --dry-run\n  $ saude db migrate --yes')
    .action(async (options) => (await import('./actions.ts')).migrateDatabase(options))
}

function backUpCommand(): Command {
  return withWriteOptions(
    new Command('backup')
      .description('guarda o banco inteiro, de um mesmo instante, em um arquivo comprimido')
      .argument(
        '[arquivo]',
        'arquivo novo, pasta, ou - para a saída padrão (padrão: saude-AAAA-MM-DD-HHMMSS.sql.gz)',
      )
      .option(
        '--keep <número>',
        'depois, apaga da pasta as cópias mais antigas com nome do programa, até restarem tantas',
        wholeNumber,
      ),
  )
    .addHelpText('after', BACKUP_HELP)
    .action(async (path, options) => (await import('./actions.ts')).backUpDatabase(path, options))
}

function restoreCommand(): Command {
  return withWriteOptions(
    new Command('restore')
      .description('põe uma cópia no lugar de um banco vazio; tudo ou nada')
      .argument('[arquivo]', 'cópia feita por saude db backup')
      .option('--replace', 'apaga antes o que há no banco'),
  )
    .addHelpText('after', RESTORE_HELP)
    .action(async (path, options) => (await import('./actions.ts')).restoreDatabase(path, options))
}

const BACKUP_HELP = `
Só quem roda o comando lê o arquivo: guarde-o cifrado, junto com a APP_KEY e com
DATA_DIR/erasures.ndjson. Ficam de fora o índice de busca, que se refaz, a fila de
trabalhos, as sessões e os links de senha nova: quem entrou entra de novo. A cópia fica no
registro de auditoria.

Exemplos:
  $ saude db backup
  $ saude db backup /copias --keep 14
  $ saude db backup /copias/hoje.sql.gz --json
  $ saude db backup - | age -r age1… > hoje.sql.gz.age`

const RESTORE_HELP = `
A APP_KEY tem de ser a da cópia. Somas e contagens são conferidas; uma cópia de versão mais
antiga do programa recebe as migrações que vieram depois; quem foi apagado desde a cópia
(privacy erase) é apagado de novo e a busca é refeita antes que alguém veja os dados. Ctrl-C
não muda nada. --dry-run só confere o arquivo.

Exemplos:
  $ saude db restore hoje.sql.gz --dry-run
  $ saude db restore hoje.sql.gz --yes
  $ saude db restore hoje.sql.gz --replace --yes`
