import type { AuditLog } from '#application/ports/audit_log.ts'
import { BulkConflict, type BulkProfessionals } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type {
  ImportedProfessional,
  ProfessionalImportLedger,
} from '#application/ports/professional_import_ledger.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'
import { type ChangedState, moderationEntries } from './importing/moderation_entries.ts'

interface Dependencies {
  bulk: BulkProfessionals
  professionalImports: ProfessionalImportLedger
  index: ProfessionalIndex
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  hasher: KeyedHasher
  clock: Clock
}

export interface UndoProfessionalImportInput {
  by: Actor
  importId: string
  /** Reports what would be undone. */
  dryRun?: boolean | undefined
  /** Called with the slug of each profile that stays as it is. */
  onChangedSince?: (slug: string) => void
  /** Stops after the current batch; the same again undoes the rest. */
  signal?: AbortSignal | undefined
}

export interface UndoneProfessionalImport {
  /** Profiles that the import created. */
  removed: number
  /** Profiles restored to their former state. */
  restored: number
  /** Profiles changed or in use since; they stay as they are. */
  changedSince: number
  interrupted: boolean
}

const SIZE = 500

/**
 * Undoes an import of professionals in batches of 500, each a unit of work, so that an interrupted one can go on:
 * removes the profiles that it created, unless they were changed since, have a password, or were written to; restores
 * those that it changed, unless they were changed since, or another profile took their former slug or registration.
 */
export class UndoProfessionalImport extends UseCase<Dependencies> {
  async execute(
    input: UndoProfessionalImportInput,
  ): Promise<Result<UndoneProfessionalImport, 'forbidden' | 'professional_import_not_found'>> {
    const { by, importId, dryRun = false, signal } = input
    if (by.kind !== 'operator') return fail('forbidden')
    const { professionalImports } = this.deps
    const undone = { removed: 0, restored: 0, changedSince: 0, interrupted: false }
    let page = await professionalImports.page(importId, null, SIZE)
    if (!page) return fail('professional_import_not_found')
    while (page?.length) {
      await this.#takeBackAll(page, undone, input)
      undone.interrupted = signal?.aborted ?? false
      const last = page.at(-1)
      page =
        last && !undone.interrupted
          ? await professionalImports.page(importId, last.professionalId, SIZE)
          : null
    }
    if (!dryRun) await this.#finish(input, undone)
    return ok(undone)
  }

  /** If a former value of one is taken meanwhile, each is tried alone. */
  async #takeBackAll(
    people: readonly ImportedProfessional[],
    undone: UndoneProfessionalImport,
    input: UndoProfessionalImportInput,
  ): Promise<void> {
    try {
      await this.#takeBack(people, undone, input)
    } catch (error) {
      if (!(error instanceof BulkConflict)) throw error
      if (people.length > 1) for (const each of people) await this.#takeBackAll([each], undone, input)
      else await this.#leave(people, undone, input)
    }
  }

  async #takeBack(
    people: readonly ImportedProfessional[],
    undone: UndoneProfessionalImport,
    { by, importId, dryRun = false, onChangedSince }: UndoProfessionalImportInput,
  ): Promise<void> {
    const { unitOfWork, index, professionalImports } = this.deps
    const { left, created, changed } = await unitOfWork.run(async () => {
      const sorted = await this.#sort(people)
      const ids = [...sorted.created, ...sorted.changed.map(({ state }) => state.id)]
      if (dryRun || ids.length === 0) return sorted
      await this.#write(sorted, by)
      await professionalImports.drop(importId, ids)
      await index.refresh(ids)
      return sorted
    })
    if (!dryRun) await index.settle()
    undone.removed += created.length
    undone.restored += changed.length
    undone.changedSince += left.length
    for (const slug of left) onChangedSince?.(slug)
  }

  async #leave(
    people: readonly ImportedProfessional[],
    undone: UndoneProfessionalImport,
    { onChangedSince }: UndoProfessionalImportInput,
  ): Promise<void> {
    const found = await this.deps.unitOfWork.run(() =>
      this.deps.bulk.findById(people.map(({ professionalId }) => professionalId)),
    )
    undone.changedSince += found.length
    for (const { slug } of found) onChangedSince?.(slug)
  }

  async #write({ created, changed }: Sorted, by: Actor): Promise<void> {
    const { bulk, auditLog, hasher } = this.deps
    await bulk.remove(created)
    await bulk.update(changed.map(({ state }) => state))
    await auditLog.recordAll(moderationEntries(changed, by.id, hasher))
  }

  async #sort(people: readonly ImportedProfessional[]): Promise<Sorted> {
    const { bulk, clock } = this.deps
    const kept = new Map(people.map((each) => [each.professionalId, each]))
    const stored = await bulk.findById([...kept.keys()])
    const used = await bulk.inUse(people.flatMap((each) => (each.before ? [] : [each.professionalId])))
    const sorted: Sorted = { left: [], created: [], changed: [] }
    for (const current of stored) {
      const { before = null, leftAt } = kept.get(current.id) ?? {}
      if (current.updatedAt.getTime() !== leftAt?.getTime() || used.has(current.id))
        sorted.left.push(current.slug)
      else if (before === null) sorted.created.push(current.id)
      else sorted.changed.push({ current, state: { ...before, updatedAt: clock.now() } })
    }
    return sorted
  }

  async #finish(
    { by, importId }: UndoProfessionalImportInput,
    undone: UndoneProfessionalImport,
  ): Promise<void> {
    const { interrupted, ...counts } = undone
    if (!interrupted) await this.deps.professionalImports.forget(importId)
    await this.deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'professionals_import_undone',
      subjectKind: 'file',
      subjectId: importId,
      after: { ...counts, interrupted },
    })
  }
}

interface Sorted {
  /** Slugs of profiles that stay. */
  left: string[]
  created: ProfessionalState['id'][]
  /** `state` is the former one. */
  changed: (ChangedState & { current: ProfessionalState })[]
}
