import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { askYesOrNo, canAsk } from '../../terminal/questions.ts'
import { withHouse } from '../../terminal/with_house.ts'

export interface SeedOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

const REFUSALS = {
  forbidden_in_production: 'Dados de demonstração são recusados em produção.',
  database_not_empty:
    'O banco já tem profissionais; use --yes para criar os dados de demonstração assim mesmo.',
  demo_already_there: 'Os dados de demonstração já estão no banco.',
} as const

export async function seedDemo({ dryRun = false, yes = false, json }: SeedOptions): Promise<void> {
  const { seedDemoData } = await import('#infrastructure/composition/seed_demo_data.ts')
  const answer = await withHouse(async (house) => {
    const first = await seedDemoData(house, { by: operator(), evenIfNotEmpty: yes, dryRun })
    if (first !== 'database_not_empty' || !canAsk()) return first
    const wanted = await askYesOrNo('O banco já tem profissionais. Criar assim mesmo?')
    return wanted ? seedDemoData(house, { by: operator(), evenIfNotEmpty: true, dryRun }) : first
  })
  if (typeof answer === 'string' && answer !== 'possible') {
    process.exitCode = exitCodes.failed
    return json ? printJson({ refused: answer }) : say(REFUSALS[answer])
  }
  process.exitCode = exitCodes.done
  if (json) return printJson(answer === 'possible' ? { dryRun } : answer)
  if (answer === 'possible') return say('Simulação: os dados seriam criados.')
  printFields([
    ['Profissionais', answer.professionals],
    ['Avaliações', answer.reviews],
    ['Leads', answer.leads],
    ['Posts', answer.posts],
    ...answer.accounts.map(({ email, password }) => ['Conta', `${email}  ${password}`] as const),
  ])
}
