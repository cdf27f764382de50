import type { DemoRefusal } from '#application/operations/seed_demo.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log } from '../../terminal/messages.ts'
import { operator, withAppOrNew } from '../../terminal/with_app.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { canAsk, confirm } from '../../terminal/questions.ts'

export interface SeedOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

const REFUSALS: Record<DemoRefusal, string> = {
  forbidden: 'Só operadores criam os dados de demonstração.',
  forbidden_in_public: 'Dados de demonstração são recusados em produção e onde APP_URL é público.',
  database_not_empty:
    'O banco já tem profissionais; use --yes para criar os dados de demonstração assim mesmo.',
  demo_already_there: 'Os dados de demonstração já estão no banco.',
}

export async function seedDemo({ dryRun = false, yes = false, json }: SeedOptions): Promise<void> {
  const answer = await withAppOrNew(async ({ useCases: { seedDemo: demo } }) => {
    const first = await demo.execute({ by: operator(), evenIfNotEmpty: yes, dryRun })
    if (first.ok || first.failure !== 'database_not_empty' || !canAsk()) return first
    await confirm('O banco já tem profissionais. Criar assim mesmo?', { dryRun })
    return demo.execute({ by: operator(), evenIfNotEmpty: true, dryRun })
  })
  if (!answer.ok) {
    process.exitCode = exitCodes.failed
    return json ? printJson({ refused: answer.failure }) : log(REFUSALS[answer.failure])
  }
  const seeded = answer.value
  process.exitCode = exitCodes.done
  if (json) return printJson(seeded ?? { dryRun })
  if (!seeded) return inform('Simulação: os dados seriam criados.')
  printFields([
    ['Profissionais', seeded.professionals],
    ['Avaliações', seeded.reviews],
    ['Leads', seeded.leads],
    ['Posts', seeded.posts],
    ...seeded.accounts.map(({ email, password }) => ['Conta', `${email}  ${password}`] as const),
  ])
}
