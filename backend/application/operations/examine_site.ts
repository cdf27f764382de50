import type { Ports } from '#application/ports/ports.ts'
import { type Finding, type SiteCheck, wrong, type Health } from '#application/ports/site_check.ts'
import { UseCase } from '../use_case.ts'

export interface Diagnosis extends Finding {
  check: string
}

const MAX_MS = 10_000

/**
 * Runs the health checks one after the other, each with a timeout; after a failed foundation the remaining are skipped.
 */
export class ExamineSite {
  readonly #checks: readonly SiteCheck[]
  readonly #explain: (error: unknown) => string | null
  readonly #timeoutMs: number

  /** `explain` returns cause and cure of a thrown error in Portuguese, or null. */
  constructor(
    checks: readonly SiteCheck[],
    explain: (error: unknown) => string | null = () => null,
    timeoutMs = MAX_MS,
  ) {
    this.#checks = checks
    this.#explain = explain
    this.#timeoutMs = timeoutMs
  }

  async execute(): Promise<Diagnosis[]> {
    const diagnoses: Diagnosis[] = []
    for (const check of this.#checks) {
      const finding = await this.#examine(check)
      diagnoses.push({ check: check.name, ...finding })
      if (check.isFoundation && finding.state === 'wrong') break
    }
    return diagnoses
  }

  async #examine(check: SiteCheck): Promise<Finding> {
    const { promise, resolve } = Promise.withResolvers<Finding>()
    const timer = setTimeout(() => resolve(tooLong(check, this.#timeoutMs)), this.#timeoutMs)
    try {
      return await Promise.race([
        check.examine().catch((error: unknown) => failed(error, this.#explain(error))),
        promise,
      ])
    } finally {
      clearTimeout(timer)
    }
  }
}

const SILENT_DATABASE =
  'Veja o que segura o banco de dados: select pid, state, query from pg_stat_activity; ou se a máquina dele parou.'

function tooLong({ cureOfSilence = SILENT_DATABASE }: SiteCheck, milliseconds: number): Finding {
  return wrong(`sem resposta em ${Math.ceil(milliseconds / 1000)} s`, cureOfSilence)
}

function failed(error: unknown, explained: string | null): Finding {
  if (explained) return wrong('não foi possível conferir', explained)
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return wrong(
    `não foi possível conferir: ${reason}`,
    'Rode de novo com DEBUG=1 e veja os registros do servidor.',
  )
}

interface ReadinessDependencies extends Ports<'health'> {
  interpretQuery: { knownPhrases(): Promise<unknown> }
}

/**
 * Tells a load balancer whether to send traffic: not while draining, without the database, before its migrations, or
 * before the dictionary of the search is built, which takes half a second that no visitor shall wait for.
 */
export class CheckReadiness extends UseCase<ReadinessDependencies> {
  #isDraining = false

  drain(): void {
    this.#isDraining = true
  }

  async execute(): Promise<Health> {
    if (this.#isDraining) return { ready: false, details: { draining: true } }
    const { health, interpretQuery } = this.deps
    const seen = await health.examine()
    if (!seen.ready) return seen
    const hasWords = await interpretQuery.knownPhrases().then(
      () => true,
      () => false,
    )
    return hasWords ? seen : { ready: false, details: { ...seen.details, words: false } }
  }
}
