import type { BulkProfessionals } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { BatchClaims } from './batch_claims.ts'
import type { CheckedRecord } from './check_record.ts'
import type { KnownMunicipalities } from '#application/catalogue/known_municipalities.ts'
import { mergeRecord, type MergeContext, type Merged } from './merge_record.ts'
import { NewProfessionalSlugs } from './new_professional_slugs.ts'
import { type BatchPlan, type BatchRow, planBatch } from './plan_batch.ts'
import { refuseSlugs } from './refuse_slugs.ts'

export interface PlanTools {
  bulk: BulkProfessionals
  professionals: ProfessionalRepository
  ids: IdGenerator
  clock: Clock
  /** Addresses that are not for people. */
  reservedSlugs: ReadonlySet<string>
}

/** A batch that only has to be written. */
export interface ReadyBatch extends BatchPlan {
  /** The new professionals, with their addresses. */
  created: ProfessionalState[]
}

/** Finds out what a batch changes. Much of that can be done before the batch's turn, while those before are being written. */
export class BatchPlanner {
  /** Whether most of the rows before were, so that working new professionals out beforehand will probably be of use. */
  newProfessionalsAreUsual = false
  readonly #tools: PlanTools
  readonly #municipalities: KnownMunicipalities
  readonly #slugs: NewProfessionalSlugs
  #lastLookAhead: Promise<unknown> = Promise.resolve()

  constructor(tools: PlanTools, municipalities: KnownMunicipalities) {
    this.#tools = tools
    this.#municipalities = municipalities
    this.#slugs = new NewProfessionalSlugs(tools)
  }

  /** Whom a record makes where nobody has its e-mail, if that is usual; undefined where it is not. */
  expect(record: CheckedRecord): Merged | undefined {
    return this.newProfessionalsAreUsual ? mergeRecord(record, null, this.#context()) : undefined
  }

  /**
   * Looks a batch up while the one before is being written; null unless all of it are new professionals whom nothing is to be said
   * against. It cannot see what the other batch writes meanwhile: the database refuses what clashes.
   */
  lookAhead(rows: readonly BatchRow[]): Promise<ReadyBatch | null> {
    if (!this.newProfessionalsAreUsual) return Promise.resolve(null)
    const ready = this.#lastLookAhead.then(() => this.lookUp(rows))
    const ahead = ready.then(
      (batch) => (batch.created.length === rows.length ? batch : null),
      () => null,
    )
    this.#lastLookAhead = ahead
    return ahead
  }

  /** In the batch's turn, inside its unit of work: nobody else changes whom it finds. Until `settle` its addresses are its own. */
  async lookUp(rows: readonly BatchRow[]): Promise<ReadyBatch> {
    const plan = await this.#plan(rows)
    const refused = [...plan.refused, ...(await refuseSlugs(plan, this.#tools))]
    return { ...plan, refused, created: await this.#slugs.choose(rows, plan) }
  }

  /** The batch is stored, or was not to be. */
  settle(rows: readonly BatchRow[]): void {
    this.#slugs.settle(rows)
  }

  async #plan(rows: readonly BatchRow[]): Promise<BatchPlan> {
    const { bulk } = this.#tools
    const stored = await bulk.findByEmail(rows.map(({ email }) => email))
    const claims = await bulk.claims(
      rows.flatMap(({ columns }) => (columns.crm ? registrationKey(columns.crm) : [])),
      rows.flatMap(({ columns }) => (columns.cpfCnpj ? registrationKey(columns.cpfCnpj) : [])),
    )
    const byEmail = new Map(stored.map((state) => [state.email, state]))
    return planBatch(rows, byEmail, new BatchClaims(claims), this.#context())
  }

  #context(): MergeContext {
    const { ids, clock } = this.#tools
    return { municipalities: this.#municipalities, ids, at: clock.now() }
  }
}
