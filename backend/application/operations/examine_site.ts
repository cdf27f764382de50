import { type Finding, type SiteCheck, wrong } from '#application/ports/site_check.ts'

export interface Diagnosis extends Finding {
  check: string
}

/** One check after the other; where a foundation is missing, those after it are left out. */
export class ExamineSite {
  readonly #checks: readonly SiteCheck[]

  constructor(checks: readonly SiteCheck[]) {
    this.#checks = checks
  }

  async execute(): Promise<Diagnosis[]> {
    const diagnoses: Diagnosis[] = []
    for (const check of this.#checks) {
      const finding = await check.examine().catch(failed)
      diagnoses.push({ check: check.name, ...finding })
      if (check.isFoundation && finding.state === 'wrong') break
    }
    return diagnoses
  }
}

function failed(error: unknown): Finding {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return wrong(
    `não foi possível conferir: ${reason}`,
    'Rode de novo com DEBUG=1 e veja os registros do servidor.',
  )
}
