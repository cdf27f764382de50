import type { Erasure, Person } from '#application/ports/personal_data.ts'
import { eraseAll, type ErasureNeeds } from './erase_person.ts'
import { subjectHash } from './person.ts'

export interface ReplayErasuresInput {
  /** `cli:<user of the machine>`. */
  operator: string
  /** Erasures kept outside the database. */
  ledger: readonly Erasure[]
}

/**
 * After an older backup came back: whoever was erased since is erased again. Who came back by themselves after their
 * erasure has nothing older than it, and stays.
 */
export class ReplayErasures {
  readonly #needs: ErasureNeeds

  constructor(needs: ErasureNeeds) {
    this.#needs = needs
  }

  /** Answers as `eraseAgain` does, and puts that on record. */
  async execute({ operator, ledger }: ReplayErasuresInput): Promise<number> {
    const erasedAgain = await eraseAgain(this.#needs, ledger)
    await this.#needs.auditLog.record({
      actorKind: 'operator',
      actorId: operator,
      action: 'erasures_replayed',
      subjectKind: 'database',
      subjectId: 'erasures',
      after: { erasedAgain },
    })
    return erasedAgain
  }
}

/**
 * `ledger` is what was kept outside the database; what the database itself tells is added. Answers how many e-mails
 * and phones had to be erased again, and one more where reviews, leads or messages had to be by their ids.
 */
export async function eraseAgain(needs: ErasureNeeds, ledger: readonly Erasure[]): Promise<number> {
  const { erasures, unitOfWork } = needs
  await erasures.add(ledger)
  const known = await erasures.all()
  let erasedAgain = 0
  for (const person of [...(await returned(needs, known)), ...namedByIds(known)]) {
    const { professionals, contacts, reviews } = await unitOfWork.run(() => eraseAll(needs, person))
    if (professionals + contacts + reviews > 0) erasedAgain++
  }
  return erasedAgain
}

async function returned(
  { personalData, hasher }: ErasureNeeds,
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
  const [reviewIds, contactIds] = [idsOf('review'), idsOf('contact')]
  return reviewIds.length + contactIds.length > 0 ? [{ email: null, phone: null, reviewIds, contactIds }] : []
}

function isKeyed({ kind }: Erasure): boolean {
  return kind === 'email' || kind === 'phone'
}
