import type { Diagnosis } from '#application/operations/examine_site.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { log } from '../../terminal/messages.ts'
import { coloured, hanging, printJson } from '../../terminal/output.ts'

const NAMES: Readonly<Record<string, string>> = {
  settings: 'Configuração',
  disk: 'Disco',
  mail: 'E-mail',
  key: 'Chave',
  database: 'Banco de dados',
  replica: 'Réplica',
  clock: 'Relógio',
  migrations: 'Migrações',
  jobs: 'Fila',
  images: 'Fotos',
  search: 'Busca',
  slugs: 'Endereços',
}

/** Milliseconds; a blocked statement would keep the process alive. */
const LEAVING_MS = 500

const MARKS = { ok: '✔', warning: '!', wrong: '✘' }
const COLOURS = { ok: 'green', warning: 'yellow', wrong: 'red' } as const

export async function examineSite({ json }: { json?: boolean }): Promise<void> {
  const { runHealthChecks } = await import('#infrastructure/composition/run_health_checks.ts')
  const diagnoses = await runHealthChecks(process.env, log)
  const isWrong = diagnoses.some(({ state }) => state === 'wrong')
  process.exitCode = isWrong ? exitCodes.failed : exitCodes.done
  setTimeout(() => process.exit(), LEAVING_MS).unref()
  if (json) return printJson({ healthy: !isWrong, checks: diagnoses })
  for (const diagnosis of diagnoses) process.stdout.write(`${lineOf(diagnosis)}\n`)
}

function lineOf({ check, state, finding, cure }: Diagnosis): string {
  const name = `${coloured(COLOURS[state], MARKS[state])} ${(NAMES[check] ?? check).padEnd(15)} `
  const line = hanging(name, finding, 18)
  return cure ? `${line}\n${hanging('    → ', cure, 6)}` : line
}
