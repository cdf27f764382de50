import { DAY_KEYS } from '#domain/catalogue/weekdays.ts'
import { Argument, Command, Option } from 'commander'
import { PROFESSIONAL_SHEET_FORMATS } from '#application/ports/professional_sheets.ts'
import { EDITABLE_FIELDS } from '#application/professionals/edit_professional.ts'
import { columnInPortuguese, IMPORT_COLUMNS } from '#application/professionals/importing/column_names.ts'
import { REFUSAL_OF_CLAIM_WORDS } from '#domain/professionals/profile_claim.ts'
import { REFUSAL_OF_VERIFICATION_WORDS } from '#domain/professionals/verification.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import {
  maxPrice,
  specialtyOption,
  stateOption,
  withListing,
  withRefusal,
  withShowing,
  withTargets,
  withWriteOptions,
} from '../../terminal/options.ts'

export function professionalCommands(): Command {
  return new Command('professionals')
    .description(
      'profissionais: lista, mostra, corrige, importa, desfaz importações, exporta, muda o plano, verifica e bloqueia',
    )
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(editCommand())
    .addCommand(importCommand())
    .addCommand(undoCommand())
    .addCommand(exportCommand())
    .addCommand(
      moderationCommand('premium', {
        on: 'põe profissionais no plano premium',
        off: 'volta ao plano gratuito',
        example: 'pagou o ano',
      }),
    )
    .addCommand(
      moderationCommand('verify', {
        on: 'marca profissionais como verificados',
        off: 'tira a marca',
        example: 'registro conferido no conselho',
      }),
    )
    .addCommand(
      moderationCommand('block', {
        on: 'bloqueia profissionais: somem do site e não entram mais',
        off: 'desbloqueia',
        example: 'registro cassado',
      }),
    )
    .addCommand(verificationCommands())
    .addCommand(claimCommands())
}

function claimCommands(): Command {
  const list = withListing(
    new Command('list').description(
      'lista quem quer assumir ou remover um perfil, quem espera há mais tempo primeiro',
    ),
    MAX_PAGE_SIZE,
  )
    .addHelpText('after', '\nExemplo:\n  $ saude professionals claims list --json')
    .action(async (options) => (await import('./claims.ts')).listClaims(options))
  const approve = withTargets(
    new Command('approve').description('aprova pedidos: manda o link da senha, ou apaga o perfil de vez'),
    'pedido',
    'id do pedido',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude professionals claims approve ID --reason "CFM, 23/11"')
    .action(async (ids, options) => (await import('./claims.ts')).decideClaims(ids, options))
  const refuse = withRefusal(
    new Command('refuse').description('recusa pedidos; o motivo vai por e-mail'),
    ['pedido', 'id do pedido'],
    { words: REFUSAL_OF_CLAIM_WORDS, whom: 'a quem pediu' },
  )
    .addHelpText('after', '\nExemplo:\n  $ saude professionals claims refuse ID --refusal name_differs')
    .action(async (ids, options) => (await import('./claims.ts')).decideClaims(ids, options))
  return new Command('claims')
    .description('pedidos de quem quer assumir ou remover um perfil: lista, aprova e recusa')
    .addCommand(list)
    .addCommand(approve)
    .addCommand(refuse)
}

function verificationCommands(): Command {
  const list = withListing(
    new Command('list').description('lista quem pede verificação, quem espera há mais tempo primeiro'),
    MAX_PAGE_SIZE,
  )
    .addHelpText('after', '\nExemplo:\n  $ saude professionals verifications list --json')
    .action(async (options) => (await import('./verifications.ts')).listVerifications(options))
  const approve = withTargets(
    new Command('approve').description('verifica quem pediu, como está agora no perfil'),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText(
      'after',
      '\nExemplo:\n  $ saude professionals verifications approve ana-lima --reason "CFM, 23/11"',
    )
    .action(async (keys, options) => (await import('./verifications.ts')).decideVerifications(keys, options))
  const refuse = withRefusal(
    new Command('refuse').description('recusa pedidos; o motivo vai por e-mail'),
    ['quem', 'id, slug ou e-mail'],
    { words: REFUSAL_OF_VERIFICATION_WORDS, whom: 'ao profissional' },
  )
    .addHelpText(
      'after',
      '\nExemplo:\n  $ saude professionals verifications refuse ana-lima --refusal inactive',
    )
    .action(async (keys, options) => (await import('./verifications.ts')).decideVerifications(keys, options))
  return new Command('verifications')
    .description('pedidos de verificação: lista, aprova e recusa')
    .addCommand(list)
    .addCommand(approve)
    .addCommand(refuse)
}

function withFilters(command: Command): Command {
  return command
    .option('-q, --query <texto>', 'parte do nome, do e-mail ou do registro')
    .addOption(specialtyOption())
    .addOption(stateOption())
    .option('--city <nome>', 'cidade')
    .addOption(new Option('--plan <plano>', 'plano').choices(['free', 'premium']))
    .addOption(new Option('--language <idioma>', 'quem fala o idioma').choices(LANGUAGE_KEYS))
    .addOption(new Option('--accessibility <recurso>', 'local com o recurso').choices(ACCESS_KEYS))
    .addOption(new Option('--day <dia>', 'quem atende no dia, em qualquer local').choices(DAY_KEYS))
    .option('--new-patients', 'só quem aceita novos pacientes')
    .option(
      '--max-price <reais>',
      'até este preço de consulta, em reais inteiros; sem preço, fica de fora',
      maxPrice,
    )
    .option('--verified', 'só os verificados')
    .option('--no-verified', 'só os não verificados')
    .option('--blocked', 'só os bloqueados')
    .option('--no-blocked', 'só os não bloqueados')
}

function listCommand(): Command {
  return withListing(
    withFilters(
      new Command('list').description(
        'lista os profissionais, também gratuitos e bloqueados, do mais novo ao mais antigo',
      ),
    ),
    MAX_PAGE_SIZE,
  )
    .addHelpText(
      'after',
      `
Exemplos:
  $ saude professionals list --plan premium --state SP
  $ saude professionals list -q "maria silva" --json`,
    )
    .action(async (options) => (await import('./actions.ts')).listProfessionals(options))
}

function showCommand(): Command {
  const show = new Command('show').description('mostra profissionais por id, endereço (slug) ou e-mail')
  return withShowing(show, 'quem', 'id, slug ou e-mail')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude professionals show marina-lacerda-fontes\n  $ saude professionals show --file quem.txt --json',
    )
    .action(async (keys, options) => (await import('./actions.ts')).showProfessionals(keys, options))
}

function editCommand(): Command {
  const edit = new Command('edit')
    .description('corrige campos de um perfil, pelas regras do import; mostra o que era e o que fica')
    .argument('<quem>', 'id, slug ou e-mail')
  for (const field of EDITABLE_FIELDS)
    edit.option(
      `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} <valor>`,
      columnInPortuguese(field),
    )
  return withWriteOptions(edit)
    .addHelpText(
      'after',
      `
Um valor vazio ("") apaga o campo. Plano, verificação e bloqueio têm verbos próprios.
Mudar nome, especialidade ou registro tira a marca de verificado, como no site.

Exemplos:
  $ saude professionals edit ana-lima --city Campinas --state SP --dry-run
  $ saude professionals edit ana-lima --phone "" --yes`,
    )
    .action(async (key, options) => (await import('./edit_professional.ts')).editProfessional(key, options))
}

function importCommand(): Command {
  return new Command('import')
    .description(
      'importa profissionais de CSV, NDJSON ou planilha do Excel (.xlsx), também em gzip, reconhecidos pelo e-mail',
    )
    .addArgument(new Argument('[arquivo]', 'caminho do arquivo, ou - para a entrada padrão'))
    .addOption(new Option('--format <formato>', 'formato, se o nome não disser').choices(['csv', 'ndjson']))
    .addOption(
      new Option('--encoding <codificação>', 'codificação do texto')
        .choices(['utf-8', 'windows-1252'])
        .default('utf-8'),
    )
    .option('--failed <caminho>', 'onde guardar as linhas recusadas (padrão: <arquivo>.failed.<ext>)')
    .option(
      '--map-column <cabeçalho=coluna>',
      'o que uma coluna do arquivo é, como "Celular=whatsapp"; pode repetir',
      (pair: string, others: string[] | undefined) => [...(others ?? []), pair],
    )
    .option(
      '--map <mapeamento>',
      'o que são as colunas e os códigos de um registro público: cnes, council-list ou um arquivo JSON',
    )
    .option('--only-new', 'só cria: deixa como está quem já tem perfil')
    .option('--clear-empty', 'uma célula vazia apaga o campo; sem isto, não muda nada')
    .option(
      '--source <cadastro>',
      'de que cadastro público vem o arquivo, como "Lista do CRM-SP": o e-mail pode faltar, e os perfis esperam por quem os assuma',
    )
    .option('--source-date <dia>', 'de que dia são os dados, como 2026-10-31')
    .option('--dry-run', 'confere tudo, mostra o que mudaria em quem e não grava nada')
    .addOption(
      new Option(
        '--into-empty',
        'primeira carga, mais rápida: só num banco sem profissionais e com o site parado; grava tudo ou nada',
      ).conflicts('dryRun'),
    )
    .option('-y, --yes', 'não pergunta antes de gravar')
    .option('--json', 'responde em JSON')
    .addHelpText('after', IMPORT_HELP)
    .action(async (path, options) =>
      (await import('./import_professionals.ts')).importProfessionals(path, options),
    )
}

function undoCommand(): Command {
  return withWriteOptions(
    new Command('undo-import')
      .description(
        'desfaz uma importação inteira: tira os perfis que ela criou e devolve os campos dos que ela mudou',
      )
      .argument('<número>', `o que a importação disse; serve por ${RETENTION.professionalImportDays} dias`),
  )
    .addHelpText(
      'after',
      `
Fica como está, e é dito, quem mudou depois, já criou a senha, ou recebeu lead, mensagem ou
avaliação.

Exemplo:
  $ saude professionals undo-import 12 --dry-run`,
    )
    .action(async (number, options) =>
      (await import('./import_professionals.ts')).undoImport(number, options),
    )
}

function exportCommand(): Command {
  const exporting = new Command('export')
    .description('exporta profissionais com as colunas do import; importar o arquivo de novo não muda nada')
    .argument('[arquivo]', 'terminado em .csv, .ndjson (também .gz) ou .xlsx, ou - para a saída padrão')
    .addOption(
      new Option('--format <formato>', 'formato, se o nome não disser').choices(PROFESSIONAL_SHEET_FORMATS),
    )
    .addOption(
      new Option('--separator <sinal>', 'entre as células do CSV; ; para o Excel em português').choices([
        ',',
        ';',
      ]),
    )
  return withWriteOptions(withFilters(exporting))
    .addHelpText(
      'after',
      '\nSão dados pessoais, também o CPF: o arquivo só o dono lê.\n\nExemplos:\n  $ saude professionals export todos.ndjson.gz\n  $ saude professionals export - --state SP --format csv | head',
    )
    .action(async (path, options) =>
      (await import('./export_professionals.ts')).exportProfessionals(path, options),
    )
}

const REQUIRED_COLUMNS = ['email', 'name', 'lastname', 'specialty', 'crm']
const OTHER_COLUMNS = new Intl.ListFormat('pt-BR')
  .format(IMPORT_COLUMNS.filter((column) => !REQUIRED_COLUMNS.includes(column)))
  .replaceAll(/(.{1,100}) /g, '$1\n')

const IMPORT_HELP = `
Colunas: email, name, lastname, specialty e crm são obrigatórias em linhas novas. Também:
${OTHER_COLUMNS}.
Listas (como insurances e languages) são separadas por |. Uma coluna ausente ou um valor vazio
não muda nada; com --clear-empty o valor vazio apaga o campo.
Os nomes também valem em português (nome, sobrenome, especialidade, registro, cidade, UF,
convênios…), com qualquer maiúscula ou acento. Importar o mesmo arquivo de novo não muda nada.
As contas nascem sem senha: o dono a cria em "Esqueci minha senha".

Exemplos:
  $ saude professionals import medicos.csv --dry-run
  $ saude professionals import medicos.csv --yes --json
  $ saude professionals import planilha.xlsx
  $ saude professionals import todos.ndjson.gz
  $ saude professionals import base.csv --into-empty --yes`

function moderationCommand(
  name: 'premium' | 'verify' | 'block',
  words: { on: string; off: string; example: string },
): Command {
  return withTargets(new Command(name).description(words.on), 'quem', 'id, slug ou e-mail')
    .option('--off', words.off)
    .addHelpText(
      'after',
      `\nExemplos:\n  $ saude professionals ${name} ana-lima --reason "${words.example}"\n  $ saude professionals ${name} --file quem.txt --off --yes`,
    )
    .action(async (keys, options) =>
      (await import('./actions.ts')).moderateProfessionals(name, keys, options),
    )
}
