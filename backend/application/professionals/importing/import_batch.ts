import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import type { AuditLog } from '#application/ports/audit_log.ts'
import { BulkConflict, type BulkProfessionals, type Claims } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { ErasureLedger } from '#application/ports/personal_data.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalImportLedger } from '#application/ports/professional_import_ledger.ts'
import type { LeftOut, LeftOutCounts } from '#application/ports/registers.ts'
import { subjectHash } from '#application/privacy/person.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { VerificationRepository } from '#application/ports/verification_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Register } from '#domain/professionals/register.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { approvalOf } from '#domain/professionals/verification.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { fail } from '#domain/shared/result.ts'
import {
  type BatchPlan,
  type BatchRow,
  chooseSlugs,
  type Planned,
  refuseSlugs,
  type RefusedRow,
} from './batch_plan.ts'
import { isSameProfile, mergeRecord, type MergeContext } from './check_record.ts'
import { type ImportProblem, problem } from './import_problem.ts'
import { moderationEntries, verificationChange } from './moderation_entries.ts'

export interface BatchTools {
  bulk: BulkProfessionals
  /** Null where the import cannot be undone: a first load, into an empty database. */
  professionalImports: ProfessionalImportLedger | null
  professionals: ProfessionalRepository
  verifications: VerificationRepository
  index: ProfessionalIndex
  unitOfWork: UnitOfWork
  audit: AuditLog
  ids: IdGenerator
  clock: Clock
  hasher: KeyedHasher
  erasures: ErasureLedger
  /** Slugs that are not for people. */
  reservedSlugs: ReadonlySet<string>
  /** Returns the words that people search by. */
  readLexicon: () => Lexicon
}

export interface BatchOutcome {
  created: number
  updated: number
  unchanged: number
  kept: number
  leftOut: LeftOutCounts
  /** Who was there and changes. */
  changes: readonly Planned[]
  refused: RefusedRow[]
}

export interface BatchOptions {
  /** Who imports. */
  operator: string
  /** Of the ledger; null where nothing is kept. */
  importId: string | null
  /** Whether known people stay as they are. */
  onlyNew?: boolean | undefined
  /** Whether a blank cell clears a field. */
  clearsEmpty?: boolean | undefined
  /** The register that the file comes from. */
  register?: Register | undefined
  /** The registration by which the one row's person is known, whatever the row says: an operator edits one profile. */
  edited?: string | undefined
}

const TRIES = 4

export const NOTHING: BatchOutcome = {
  created: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  leftOut: {},
  changes: [],
  refused: [],
}

/**
 * Compares batches of rows with the stored ones and stores them: people, parts, audit entries and listings of a batch
 * in one unit of work. If a concurrent writer takes a slug or registration in between, the batch is planned again, 4
 * times at most, then refused as `busy`.
 */
export class BatchImporter {
  readonly #tools: BatchTools
  readonly #municipalities: KnownMunicipalities
  readonly #options: BatchOptions

  constructor(tools: BatchTools, municipalities: KnownMunicipalities, options: BatchOptions) {
    this.#tools = tools
    this.#municipalities = municipalities
    this.#options = options
  }

  /** The clock and ids for building professionals. */
  context(): MergeContext {
    const { ids, clock, readLexicon } = this.#tools
    return {
      municipalities: this.#municipalities,
      ids,
      at: clock.now(),
      readLexicon,
      clearsEmpty: this.#options.clearsEmpty,
      register: this.#options.register,
    }
  }

  async store(rows: readonly BatchRow[], dryRun: boolean): Promise<BatchOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcome = await this.#tools.unitOfWork.run(() => this.#attempt(rows, dryRun))
        await this.#tools.index.settle()
        return outcome
      } catch (error) {
        if (!(error instanceof BulkConflict)) throw error
        if (attempt === TRIES) return { ...NOTHING, refused: rows.map(busy) }
      }
    }
  }

  async #attempt(rows: readonly BatchRow[], dryRun: boolean): Promise<BatchOutcome> {
    const plan = await this.#plan(rows)
    const refused = [...plan.refused, ...(await refuseSlugs(plan, this.#tools))]
    const created = await chooseSlugs(plan, this.#tools)
    if (!dryRun) await this.#write(created, plan.changes)
    const { changes, unchanged, kept, leftOut } = plan
    return { created: created.length, updated: changes.length, unchanged, kept, leftOut, changes, refused }
  }

  async #plan(rows: readonly BatchRow[]): Promise<BatchPlan> {
    const { bulk } = this.#tools
    // In this order: whoever another import stores between the two is then known, and not somebody else's claim.
    const claims = await bulk.claims(
      rows.flatMap(({ columns }) => (columns.crm ? registrationKey(columns.crm) : [])),
      rows.flatMap(({ columns }) => (columns.cpfCnpj ? registrationKey(columns.cpfCnpj) : [])),
    )
    const stored = await bulk.findByEmail(rows.flatMap(({ email }) => email || []))
    const listed = await bulk.findByRegistration(rows.flatMap((row) => (row.email ? [] : this.#keyOf(row))))
    const known = new Map([
      ...stored.map((state) => [state.email, state] as const),
      ...listed.map((state) => [registrationKey(state.crm), state] as const),
    ])
    const { onlyNew = false, edited } = this.#options
    return planBatch(rows, known, claims, {
      ...{ ...this.context(), onlyNew, isEdit: edited !== undefined },
      removed: await this.#removed(rows),
      keyOf: (row) => this.#keyOf(row),
    })
  }

  /** The e-mail or, without one, the registration. */
  #keyOf(row: BatchRow): string {
    return row.email || (this.#options.edited ?? registrationOf(row))
  }

  /** Returns the rows of a register whose registration was erased at its owner's request. */
  async #removed(rows: readonly BatchRow[]): Promise<ReadonlySet<BatchRow>> {
    if (!this.#options.register) return new Set()
    const { erasures, hasher } = this.#tools
    const hashes = new Map(
      rows.map((row) => [row, subjectHash(hasher, 'registration', row.columns.crm ?? '')]),
    )
    const known = await erasures.known([...hashes.values()])
    return new Set(rows.filter((row) => known.has(hashes.get(row) ?? '')))
  }

  /** Records an approval for each professional whom the import verifies; it replaces any earlier decision. */
  async #approveVerified(changes: readonly Planned[]): Promise<void> {
    const { verifications, clock } = this.#tools
    const decided = { decidedAt: clock.now(), decidedBy: `operator:${this.#options.operator}` }
    for (const { current, state } of changes)
      if (
        current &&
        verificationChange(current, state, this.#tools.hasher)?.action === 'professional_verified'
      )
        await verifications.save(state.id, approvalOf(state, decided))
  }

  async #keep(created: readonly ProfessionalState[], changes: readonly Planned[]): Promise<void> {
    const { importId } = this.#options
    if (importId === null) return
    await this.#tools.professionalImports?.keep(importId, [
      ...created.map(({ id, updatedAt }) => ({ professionalId: id, before: null, leftAt: updatedAt })),
      ...changes.map(({ current, state }) => ({
        professionalId: state.id,
        before: current,
        leftAt: state.updatedAt,
      })),
    ])
  }

  async #write(created: readonly ProfessionalState[], changes: readonly Planned[]): Promise<void> {
    const { bulk, index, audit } = this.#tools
    const changed = changes.map(({ state }) => state)
    await bulk.update(changed)
    await this.#approveVerified(changes)
    await audit.recordAll(moderationEntries(changes, this.#options.operator, this.#tools.hasher))
    await bulk.insert(created)
    await this.#keep(created, changes)
    await index.refresh(
      [...created, ...changed].map(({ id }) => id),
      { areLocked: true },
    )
  }
}

const busy = ({ source }: BatchRow): RefusedRow => ({ source, problems: [problem('', 'busy')] })

interface PlanContext extends MergeContext {
  onlyNew: boolean
  removed: ReadonlySet<BatchRow>
  /** An operator's edit reaches what a register does not. */
  isEdit: boolean
  keyOf: (row: BatchRow) => string
}

/** Sorts the rows into new, changed, unchanged and refused. */
function planBatch(
  rows: readonly BatchRow[],
  stored: ReadonlyMap<string, ProfessionalState>,
  claims: Claims,
  context: PlanContext,
): BatchPlan {
  const plan: BatchPlan = {
    ...{ newProfessionals: [], changes: [], unchanged: 0, kept: 0 },
    leftOut: {},
    refused: [],
  }
  for (const row of rows) {
    const current = stored.get(context.keyOf(row)) ?? null
    if (current && context.onlyNew) {
      plan.kept++
      continue
    }
    const reason = context.isEdit ? null : leftOutOf(row, current, context)
    if (reason) {
      plan.leftOut[reason] = (plan.leftOut[reason] ?? 0) + 1
      continue
    }
    const state = stateOf(row, current, context)
    const problems = state.ok ? claim(claims, state.value) : state.failure
    if (problems) plan.refused.push({ source: row.source, problems })
    else if (!state.ok) continue
    else if (!current) plan.newProfessionals.push({ row, state: state.value, current })
    else if (isSameProfile(current, state.value)) plan.unchanged++
    else plan.changes.push({ row, state: state.value, current })
  }
  return plan
}

/** Returns why a register adds or changes nobody by the row, or null. */
function leftOutOf(
  row: BatchRow,
  current: ProfessionalState | null,
  { removed }: PlanContext,
): LeftOut | null {
  if (!current) return removed.has(row) ? 'removed_on_request' : null
  if (!row.email && current.source === null) return 'claimed_already'
  return current.source !== null && current.blocked ? 'removed_on_request' : null
}

function stateOf(row: BatchRow, current: ProfessionalState | null, context: MergeContext) {
  if (!current) return row.newProfessional
  return current.role === 'admin' ? OF_ADMIN : mergeRecord(row, current, context)
}

const registrationOf = ({ columns }: BatchRow) => registrationKey(columns.crm ?? '')

const OF_ADMIN = fail<ImportProblem[]>([problem('email', 'email_of_admin')])

/** Claims registration and document for one professional. Returns why it cannot, or null. */
function claim(
  { registrations, documents }: Claims,
  { id, crm, cpfCnpj }: ProfessionalState,
): ImportProblem[] | null {
  const registration = registrationKey(crm)
  const document = cpfCnpj === null ? null : registrationKey(cpfCnpj)
  const problems: ImportProblem[] = []
  if ((registrations.get(registration) ?? id) !== id) problems.push(problem('crm', 'registration_taken'))
  if (document && (documents.get(document) ?? id) !== id) problems.push(problem('cpfCnpj', 'document_taken'))
  if (problems.length > 0) return problems
  registrations.set(registration, id)
  if (document) documents.set(document, id)
  return null
}
