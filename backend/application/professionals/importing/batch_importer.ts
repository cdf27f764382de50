import type { AuditLog } from '#application/ports/audit_log.ts'
import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { BatchPlanner, type PlanTools, type ReadyBatch } from './batch_planner.ts'
import { problem } from './import_problem.ts'
import type { KnownMunicipalities } from '#application/catalogue/known_municipalities.ts'
import { moderationEntries } from './moderation_entries.ts'
import type { BatchRow, Planned, RefusedRow } from './plan_batch.ts'

export interface BatchTools extends PlanTools {
  index: ProfessionalIndex
  unitOfWork: UnitOfWork
  audit: AuditLog
  /** From so many new professionals on it is cheaper to make the next ones searchable together, at the end. */
  largeFrom?: number
}

export interface BatchOutcome {
  created: number
  updated: number
  unchanged: number
  refused: RefusedRow[]
}

const TRIES = 4

const LARGE = 10_000

/** Stores one batch and makes it searchable, all of it in one unit of work; new professionals after very many others wait for `complete`. */
export class BatchImporter {
  readonly planner: BatchPlanner
  readonly #tools: BatchTools
  readonly #operator: string
  #created = 0
  readonly #largeFrom: number
  #nextLook: number

  constructor(tools: BatchTools, municipalities: KnownMunicipalities, operator: string) {
    this.#tools = tools
    this.#operator = operator
    this.#largeFrom = tools.largeFrom ?? LARGE
    this.#nextLook = this.#largeFrom
    this.planner = new BatchPlanner(tools, municipalities)
  }

  /**
   * `ahead` is what the planner's `lookAhead` answered. Another writer may take an address or a registration between our
   * look and our write: then it looks again.
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
        this.planner.newProfessionalsAreUsual = 2 * outcome.created > rows.length
        if (!dryRun) await this.#expectMore(outcome.created)
        return outcome
      } catch (error) {
        if (!(error instanceof BulkConflict)) throw error
        if (attempt === TRIES) return { created: 0, updated: 0, unchanged: 0, refused: rows.map(busy) }
      } finally {
        this.planner.settle(rows)
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

  /** Whether so many new professionals came that the search and the lists follow at the end. */
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
    const batch = ahead ?? (await this.planner.lookUp(rows))
    if (!dryRun) await this.#write(batch)
    const { newProfessionals, changes, unchanged, refused } = batch
    return { created: newProfessionals.length, updated: changes.length, unchanged, refused }
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
