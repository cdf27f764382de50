import { Command, Option } from 'commander'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { withDays, withListing, withShowing, withTargets, withWriteOptions } from '../../terminal/options.ts'

export function userCommands(): Command {
  return new Command('users')
    .description('contas: lista, mostra, promove, rebaixa, bloqueia, desconecta e troca senhas')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(setRoleCommand('promote', 'faz de contas administradores; as sessões delas terminam'))
    .addCommand(setRoleCommand('demote', 'faz de administradores usuários comuns; as sessões deles terminam'))
    .addCommand(createAdminCommand())
    .addCommand(blockCommand())
    .addCommand(resetPasswordCommand())
    .addCommand(resetFactorCommand())
    .addCommand(sessionsCommand())
    .addCommand(logoutCommand())
}

function sessionsCommand(): Command {
  return withShowing(
    new Command('sessions').description('mostra em que aparelhos contas estão abertas, e desde quando'),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude users sessions ana@exemplo.com.br')
    .action(async (keys, options) => (await import('./actions.ts')).showSessions(keys, options))
}

function logoutCommand(): Command {
  return withTargets(
    new Command('logout').description('encerra todas as sessões de contas; a senha continua a mesma'),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText(
      'after',
      '\nExemplo:\n  $ saude users logout ana@exemplo.com.br --reason "notebook da recepção vendido"',
    )
    .action(async (keys, options) => (await import('./actions.ts')).endSessions(keys, options))
}

function blockCommand(): Command {
  return withTargets(
    new Command('block').description(
      'o mesmo que saude professionals block: a conta sai do site e não entra mais',
    ),
    'quem',
    'id, slug ou e-mail',
  )
    .option('--off', 'desbloqueia')
    .addHelpText(
      'after',
      '\nExemplo:\n  $ saude users block ana@exemplo.com.br --reason "pediu por telefone"',
    )
    .action(async (keys, options) =>
      (await import('../professionals/actions.ts')).moderateProfessionals('block', keys, options),
    )
}

function resetPasswordCommand(): Command {
  return withTargets(
    new Command('reset-password').description(
      'invalida a senha, encerra as sessões e manda por e-mail o link para criar outra',
    ),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText('after', PASSWORD_HELP)
    .action(async (keys, options) => (await import('./actions.ts')).resetPasswords(keys, options))
}

const PASSWORD_HELP = `
Para contas que outra pessoa pode ter aberto. Ninguém entra com a senha antiga; o link serve
por uma hora, e "Esqueci minha senha" manda outro.

Exemplo:
  $ saude users reset-password ana@exemplo.com.br --reason "celular roubado"`

function resetFactorCommand(): Command {
  return withTargets(
    new Command('reset-factor').description('retira a verificação em duas etapas de quem perdeu o celular'),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText('after', RESET_HELP)
    .action(async (keys, options) => (await import('./actions.ts')).resetFactors(keys, options))
}

const RESET_HELP = `
Confirme antes por outro meio que é mesmo a pessoa. Ela recebe um e-mail; um administrador
cadastra outra segunda etapa ao entrar.

Exemplo:
  $ saude users reset-factor ana@exemplo.com.br`

function showCommand(): Command {
  return withShowing(
    new Command('show').description('mostra contas inteiras, também as dos administradores'),
    'quem',
    'id, slug ou e-mail',
  )
    .addHelpText('after', '\nExemplo:\n  $ saude users show ana@exemplo.com.br')
    .action(async (keys, options) => (await import('./actions.ts')).showUsers(keys, options))
}

function listCommand(): Command {
  return withListing(
    withDays(new Command('list'), 'as criadas')
      .description('lista as contas, também as dos administradores, da mais nova à mais antiga')
      .option('-q, --query <texto>', 'parte do nome ou do e-mail')
      .addOption(new Option('--role <papel>', 'papel').choices(['user', 'admin']))
      .option('--blocked', 'só as bloqueadas'),
    MAX_PAGE_SIZE,
  )
    .addHelpText('after', '\nExemplo:\n  $ saude users list --role admin')
    .action(async (options) => (await import('./actions.ts')).listUsers(options))
}

function setRoleCommand(name: 'promote' | 'demote', description: string): Command {
  return withTargets(new Command(name).description(description), 'quem', 'id, slug ou e-mail')
    .addHelpText(
      'after',
      `\nExemplo:\n  $ saude users ${name} ana@exemplo.com.br --reason "${name === 'promote' ? 'entrou na' : 'saiu da'} equipe"`,
    )
    .action(async (keys, options) => (await import('./actions.ts')).setRoles(name, keys, options))
}

function createAdminCommand(): Command {
  return withWriteOptions(
    new Command('create-admin')
      .description('cria um administrador')
      .option('--email <e-mail>', 'e-mail')
      .option('--name <nome>', 'nome')
      .option('--lastname <sobrenome>', 'sobrenome')
      .option('--password-stdin', 'lê a senha da entrada padrão'),
  )
    .addHelpText('after', CREATE_HELP)
    .action(async (options) => (await import('./actions.ts')).createAdmin(options))
}

const CREATE_HELP = `
A senha vem da entrada padrão (--password-stdin), da variável ADMIN_PASSWORD ou, no
terminal, de uma pergunta; nunca de um argumento, que outros programas da máquina veriam.

Exemplo:
  $ pass site/admin | saude users create-admin --email ana@exemplo.com.br \\
      --name Ana --lastname Lima --password-stdin`
