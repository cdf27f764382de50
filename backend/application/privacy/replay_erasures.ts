import type { Erasure, Person } from '#application/ports/personal_data.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { inDryRun } from '../operations/in_dry_run.ts'
import { eraseAll, type ErasureDependencies, isEmpty } from './erase_person.ts'
import { subjectHash } from './person.ts'
import { UseCase } from '../use_case.ts'

export interface ReplayErasuresInput {
  by: Actor
  /** Reports how many there would be. */
  dryRun?: boolean
}

/**
 * Repeats the erasures after the restore of an older backup. Whoever registered again after their erasure has no older
 * data, and stays.
 */
export class ReplayErasures extends UseCase<ErasureDependencies> {
  /** Returns the same as `eraseAgain`, with an audit entry. */
  async execute({ by, dryRun = false }: ReplayErasuresInput): Promise<Result<number, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const attempt = () => this.#replay(by)
    return ok(await (dryRun ? inDryRun(this.deps.unitOfWork, attempt) : attempt()))
  }

  async #replay(by: Actor): Promise<number> {
    const erasedAgain = await eraseAgain(this.deps)
    await this.deps.auditLog.record(
      auditEntry({ by }, 'erasures_replayed', ['database', 'erasures'], { after: { erasedAgain } }),
    )
    return erasedAgain
  }
}

/**
 * Repeats the erasures of both ledgers and of `known`. Returns the number of e-mails and phones erased again, plus one
 * if accounts, reviews, leads or messages were erased by id.
 */
export async function eraseAgain(deps: ErasureDependencies, known: readonly Erasure[] = []): Promise<number> {
  const { erasures, externalErasures, unitOfWork } = deps
  await erasures.add([...known, ...(await externalErasures.all())])
  const ledger = await erasures.all()
  let erasedAgain = 0
  for (const person of [...(await returned(deps, ledger)), ...namedByIds(ledger)]) {
    if (!isEmpty(await unitOfWork.run(() => eraseAll(deps, person)))) erasedAgain++
  }
  return erasedAgain
}

async function returned(
  { personalData, hasher }: ErasureDependencies,
  known: readonly Erasure[],
): Promise<Person[]> {
  const erasedAt = new Map(known.filter(isKeyed).map((each) => [each.subjectHash, each.erasedAt]))
  const persons = new Map<string, Person>()
  if (erasedAt.size === 0) return []
  for await (const { kind, value, since } of personalData.contactsKnown()) {
    const hash = subjectHash(hasher, kind, value)
    const erased = erasedAt.get(hash)
    if (erased && since <= erased)
      persons.set(hash, { email: null, phone: null, [kind]: value, reviewIds: [] })
  }
  return [...persons.values()]
}

function namedByIds(known: readonly Erasure[]): Person[] {
  const idsOf = (kind: Erasure['kind']) =>
    known.filter((each) => each.kind === kind).map((each) => each.subjectHash)
  const [reviewIds, contactIds, accountIds] = [idsOf('review'), idsOf('contact'), idsOf('account')]
  const isNobody = reviewIds.length + contactIds.length + accountIds.length === 0
  return isNobody ? [] : [{ email: null, phone: null, reviewIds, contactIds, accountIds }]
}

function isKeyed({ kind }: Erasure): boolean {
  return kind === 'email' || kind === 'phone'
}
