import type { AuditLog } from '#application/ports/audit_log.ts'
import { BulkConflict, type BulkProfessionals } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { BatchClaims } from './batch_claims.ts'
import { NewcomerSlugs } from './newcomer_slugs.ts'
import { problem } from './import_problem.ts'
import type { KnownMunicipalities } from './known_municipalities.ts'
import { mergeRecord, type MergeContext } from './merge_record.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { moderationEntries } from './moderation_entries.ts'
import { type BatchPlan, type BatchRow, planBatch, type Planned, type RefusedRow } from './plan_batch.ts'
import { refuseSlugs } from './refuse_slugs.ts'

export interface BatchTools {
  bulk: BulkProfessionals
  professionals: ProfessionalRepository
  index: ProfessionalIndex
  unitOfWork: UnitOfWork
  audit: AuditLog
  ids: IdGenerator
  clock: Clock
  /** Addresses that are not for people. */
  reservedSlugs: ReadonlySet<string>
  /** From so many newcomers on it is cheaper to make the next ones searchable together, at the end. */
  largeFrom?: number
}

/** A batch that only has to be written. */
export interface ReadyBatch extends BatchPlan {
  /** The newcomers, with their addresses. */
  created: ProfessionalState[]
}

export interface BatchOutcome {
  created: number
  updated: number
  unchanged: number
  refused: RefusedRow[]
}

const TRIES = 4

const LARGE = 20_000

/** Stores one batch and makes it searchable, all of it in one unit of work; newcomers after very many others wait for `complete`. */
export class BatchImporter {
  readonly #tools: BatchTools
  readonly #municipalities: KnownMunicipalities
  readonly #operator: string
  #created = 0
  #newcomersAreUsual = false
  readonly #largeFrom: number
  readonly #slugs: NewcomerSlugs
  #nextLook: number
  #lastLookAhead: Promise<unknown> = Promise.resolve()

  constructor(tools: BatchTools, municipalities: KnownMunicipalities, operator: string) {
    this.#tools = tools
    this.#municipalities = municipalities
    this.#operator = operator
    this.#largeFrom = tools.largeFrom ?? LARGE
    this.#nextLook = this.#largeFrom
    this.#slugs = new NewcomerSlugs(tools)
  }

  /** What can be worked out before the batch's turn, while the one before is being written, and will probably be of use. */
  prepare(row: BatchRow): BatchRow {
    if (this.#newcomersAreUsual) row.newcomer = mergeRecord(row, null, this.#context())
    return row
  }

  /**
   * Looks a batch up while the one before is being written; null unless all of it are newcomers whom nothing is to be said
   * against. It cannot see what the other batch writes meanwhile: the database refuses what clashes.
   */
  lookAhead(rows: readonly BatchRow[]): Promise<ReadyBatch | null> {
    if (!this.#newcomersAreUsual) return Promise.resolve(null)
    const ready = this.#lastLookAhead.then(() => this.#ready(rows))
    const ahead = ready.then(
      (batch) => (batch.created.length === rows.length ? batch : null),
      () => null,
    )
    this.#lastLookAhead = ahead
    return ahead
  }

  /**
   * `ahead` is what `lookAhead` answered. Another writer may take an address or a registration between our look and our
   * write: then it looks again.
   */
  async store(
    rows: readonly BatchRow[],
    dryRun: boolean,
    ahead: ReadyBatch | null = null,
  ): Promise<BatchOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const found = attempt === 1 ? ahead : null
        const outcome = await this.#tools.unitOfWork.run(() => this.#attempt(rows, dryRun, found))
        this.#newcomersAreUsual = 2 * outcome.created > rows.length
        if (!dryRun) await this.#expectMore(outcome.created)
        return outcome
      } catch (error) {
        if (!(error instanceof BulkConflict)) throw error
        if (attempt === TRIES) return { created: 0, updated: 0, unchanged: 0, refused: rows.map(busy) }
      } finally {
        this.#slugs.settle(rows)
      }
    }
  }

  /** Makes searchable whoever is not yet, also from an import that was cut off, and up for what was put off meanwhile. */
  async complete(): Promise<void> {
    const { index, bulk } = this.#tools
    const outcomes = await Promise.allSettled([index.complete(), bulk.settle()])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  /** Makes up for whatever was put off, where `complete` did not come to it. */
  async settle(): Promise<void> {
    await this.#tools.bulk.settle()
  }

  /** Whether so many newcomers came that the search and the lists follow at the end. */
  isLarge(): boolean {
    return this.#created >= this.#largeFrom
  }

  async #expectMore(created: number): Promise<void> {
    this.#created += created
    if (this.#created < this.#nextLook) return
    await this.#tools.bulk.expectMany(this.#created)
    this.#nextLook = 2 * this.#created
  }

  async #attempt(
    rows: readonly BatchRow[],
    dryRun: boolean,
    ahead: ReadyBatch | null,
  ): Promise<BatchOutcome> {
    const batch = ahead ?? (await this.#ready(rows))
    if (!dryRun) await this.#write(batch)
    const { newcomers, changes, unchanged, refused } = batch
    return { created: newcomers.length, updated: changes.length, unchanged, refused }
  }

  async #ready(rows: readonly BatchRow[]): Promise<ReadyBatch> {
    const plan = await this.#plan(rows)
    const refused = [...plan.refused, ...(await refuseSlugs(plan, this.#tools))]
    return { ...plan, refused, created: await this.#slugs.choose(rows, plan) }
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
    return { municipalities: this.#municipalities, nextId: () => ids.next(), at: clock.now() }
  }

  async #write({ created, changes }: ReadyBatch): Promise<void> {
    const { bulk, index, audit } = this.#tools
    await bulk.update(changes.map(stateOf))
    await audit.recordAll(moderationEntries(changes, this.#operator))
    await bulk.insert(created)
    const listedNow = this.isLarge() ? [] : created
    await index.refresh([...listedNow, ...changes.map(stateOf)].map(({ id }) => id))
  }
}

const stateOf = ({ state }: Planned) => state
const busy = ({ source }: BatchRow): RefusedRow => ({ source, problems: [problem('', 'busy')] })
