import { Argument, Command, Option } from 'commander'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import {
  specialtyOption,
  stateOption,
  limitOption,
  pageOption,
  withTargetChoice,
  withTargets,
} from '../../terminal/options.ts'

export function professionalCommands(): Command {
  return new Command('professionals')
    .description('profissionais: lista, mostra, importa, muda o plano, verifica e bloqueia')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(importCommand())
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
}

function listCommand(): Command {
  return new Command('list')
    .description('lista os profissionais, também gratuitos e bloqueados, do mais novo ao mais antigo')
    .option('-q, --query <texto>', 'parte do nome, do e-mail ou do registro')
    .addOption(specialtyOption())
    .addOption(stateOption())
    .option('--city <nome>', 'cidade')
    .addOption(new Option('--plan <plano>', 'plano').choices(['free', 'premium']))
    .option('--verified', 'só os verificados')
    .option('--no-verified', 'só os não verificados')
    .option('--blocked', 'só os bloqueados')
    .option('--no-blocked', 'só os não bloqueados')
    .addOption(pageOption())
    .addOption(limitOption(MAX_PAGE_SIZE))
    .option('--json', 'responde em JSON')
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
  return withTargetChoice(show, 'quem', 'id, slug ou e-mail')
    .option('--json', 'responde em JSON: um objeto, ou uma lista quando há vários')
    .addHelpText(
      'after',
      '\nExemplos:\n  $ saude professionals show marina-lacerda-fontes\n  $ saude professionals show --file quem.txt --json',
    )
    .action(async (keys, options) => (await import('./actions.ts')).showProfessionals(keys, options))
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
    .option('--dry-run', 'confere tudo e não grava nada')
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

const IMPORT_HELP = `
Colunas: email, name, lastname, specialty e crm são obrigatórias em linhas novas. Também: title, displayGender,
city, state, whatsapp, phone, cep, rqe, cpfCnpj, slug, bio, experience, presencial, teleconsulta, availability,
subscriptionLevel, isVerified, redirectUrl, instagram, linkedin, youtube, facebook, twitter, website e insurances.
Listas (insurances, availability, rqe) são separadas por |. Uma coluna ausente fica como está; um valor vazio apaga.
Os nomes também valem em português (nome, sobrenome, especialidade, registro, cidade, UF, convênios…), com qualquer
maiúscula ou acento. Importar o mesmo arquivo de novo não muda nada. As contas nascem sem senha: o dono a cria em 'Esqueci minha senha'.

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
