import { Command } from 'commander'

export function demoCommands(): Command {
  const seed = new Command('seed')
    .description('cria os dados de demonstração, todos inventados')
    .option('--dry-run', 'só diz se seria possível')
    .option('-y, --yes', 'cria mesmo que o banco já tenha profissionais')
    .option('--json', 'responde em JSON')
    .addHelpText('after', '\nExemplo:\n  $ saude demo seed')
    .action(async (options) => (await import('./seed_demo.ts')).seedDemo(options))
  return new Command('demo').description('dados de demonstração; recusados em produção').addCommand(seed)
}
