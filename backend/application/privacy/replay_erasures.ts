import type { Erasure, Person } from '#application/ports/personal_data.ts'
import { eraseAll, type ErasureNeeds } from './erase_person.ts'
import { subjectHash } from './person.ts'

/** After an older backup came back: whoever was erased since is erased again. Answers how many e-mails, phones and reviews were found. */
export class ReplayErasures {
  readonly #needs: ErasureNeeds

  constructor(needs: ErasureNeeds) {
    this.#needs = needs
  }

  /** `ledger` is what was kept outside the database; what the database itself tells is added. */
  async execute(ledger: readonly Erasure[]): Promise<number> {
    const { erasures, unitOfWork } = this.#needs
    await erasures.add(ledger)
    const known = await erasures.all()
    const persons = await this.#found(known)
    for (const person of persons) await unitOfWork.run(() => eraseAll(this.#needs, person))
    return persons.length
  }

  async #found(known: readonly Erasure[]): Promise<Person[]> {
    const { personalData, hasher } = this.#needs
    const hashes = new Set(known.map((each) => each.subjectHash))
    const named = namedByIds(known)
    const persons: Person[] = []
    if (known.every(({ kind }) => isId(kind))) return named
    for await (const { kind, value } of personalData.contactsKnown()) {
      if (!hashes.has(subjectHash(hasher, kind, value))) continue
      persons.push({ email: null, phone: null, [kind]: value, reviewIds: [] })
    }
    return [...persons, ...named]
  }
}

function namedByIds(known: readonly Erasure[]): Person[] {
  const idsOf = (kind: Erasure['kind']) =>
    known.filter((each) => each.kind === kind).map((each) => each.subjectHash)
  const [reviewIds, contactIds] = [idsOf('review'), idsOf('contact')]
  return reviewIds.length + contactIds.length > 0 ? [{ email: null, phone: null, reviewIds, contactIds }] : []
}

function isId(kind: Erasure['kind']): boolean {
  return kind === 'review' || kind === 'contact'
}
