import { Command } from 'commander'

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
  return new Command('search')
    .description('busca: situação e reindexação')
    .addCommand(status)
    .addCommand(reindex)
}
