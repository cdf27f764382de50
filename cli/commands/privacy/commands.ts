import { Command } from 'commander'
import { RETENTION } from '#contract/retention.ts'
import { withWriteOptions } from '../../terminal/options.ts'

export function privacyCommands(): Command {
  return new Command('privacy')
    .description('privacidade: exporta e apaga os dados de uma pessoa (LGPD), e aplica os prazos de guarda')
    .addCommand(exportCommand())
    .addCommand(withdrawCommand())
    .addCommand(eraseCommand())
    .addCommand(replayCommand())
    .addCommand(retainCommand())
}

function withPerson(command: Command): Command {
  return command
    .option('--email <e-mail>', 'e-mail da pessoa')
    .option(
      '--phone <telefone>',
      'telefone ou WhatsApp, com DDD, de leads e mensagens; contas, só pelo e-mail',
    )
    .option(
      '--review <ids...>',
      'ids das avaliações que ela diz serem suas: avaliações não guardam e-mail nem telefone',
    )
}

function exportCommand(): Command {
  return withPerson(
    new Command('export').description('escreve em JSON tudo o que há de uma pessoa, e nada de outras'),
  )
    .option('--json', 'responde em JSON, como sempre')
    .addHelpText(
      'after',
      '\nA exportação fica no registro de auditoria.\n\nExemplo:\n  $ saude privacy export --email ana@exemplo.com.br > ana.json',
    )
    .action(async (options) => (await import('./actions.ts')).exportPerson(options))
}

function withdrawCommand(): Command {
  return withWriteOptions(
    withPerson(
      new Command('withdraw').description(
        'registra que um paciente retirou o consentimento e apaga o que ele enviou',
      ),
    ),
  )
    .addHelpText('after', WITHDRAW_HELP)
    .action(async (options) => (await import('./actions.ts')).withdrawConsent(options))
}

function eraseCommand(): Command {
  return withWriteOptions(
    withPerson(new Command('erase').description('apaga para sempre tudo o que há de uma pessoa')),
  )
    .addHelpText('after', ERASE_HELP)
    .action(async (options) => (await import('./actions.ts')).erasePerson(options))
}

function replayCommand(): Command {
  return withWriteOptions(
    new Command('replay').description(
      'apaga de novo quem um banco mais antigo trouxe de volta; saude db restore já o faz',
    ),
  )
    .addHelpText('after', REPLAY_HELP)
    .action(async (options) => (await import('./actions.ts')).replayErasures(options))
}

function retainCommand(): Command {
  return withWriteOptions(
    new Command('retain').description(
      'apaga o que passou do prazo de guarda; o servidor faz o mesmo todo dia',
    ),
  )
    .addHelpText('after', RETAIN_HELP)
    .action(async (options) => (await import('./actions.ts')).applyRetention(options))
}

const WITHDRAW_HELP = `
Leads e mensagens da pessoa e as avaliações de --review deixam de existir; as notas são
recalculadas. Fica registrado, sem dizer de quem, qual texto foi aceito, quando e até
quando. Contas de profissionais ficam: veja privacy erase.

Exemplo:
  $ saude privacy withdraw --phone "(11) 98765-4321" --yes`

const ERASE_HELP = `
Contas só se acham por --email: um telefone pode ser de muitos. Antes de perguntar, diz de
quem são. Contas, perfis, fotos, leads e mensagens da pessoa saem do banco e da busca; as
notas são recalculadas e o endereço do perfil fica reservado por ${RETENTION.heldSlugDays} dias. Os registros de
acesso ficam pelos ${RETENTION.accessRecordMonths} meses da Lei 12.965/2014, sem nome nem endereço.
DATA_DIR/erasures.ndjson guarda, sem dizer quem é, o que saude db restore deve apagar de
novo.

Exemplos:
  $ saude privacy erase --email ana@exemplo.com.br --dry-run
  $ saude privacy erase --phone "(11) 98765-4321" --yes`

const REPLAY_HELP = `
Segue DATA_DIR/erasures.ndjson e o que o próprio banco sabe. Rode antes de abrir o site, se
o banco voltou por outro meio, como o registro (WAL) do PostgreSQL.

Exemplo:
  $ saude privacy replay --yes`

const RETAIN_HELP = `
Prazos: leads e mensagens ${RETENTION.leadMonths} meses depois da última mudança,
avaliações rejeitadas ${RETENTION.rejectedReviewDays} dias, pedidos de senha ${RETENTION.passwordResetDays} dias,
registros de acesso ${RETENTION.accessRecordMonths} meses, eventos de segurança ${RETENTION.securityEventDays} dias,
e-mails em DATA_DIR/mail ${RETENTION.mailFileDays} dias, sessões no fim,
endereços trocados ${RETENTION.heldSlugDays} dias.

Exemplo:
  $ saude privacy retain --dry-run`
