import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { specialtiesIn } from '#search/lexicon/vocabulary.ts'
import { SPECIALTY } from '../costs.ts'
import { rootsOf } from '../roots.ts'
import { splitWords } from '../words.ts'
import { specialtyEntry } from './catalogue_entries.ts'
import type { SpecialtyEntry } from './dictionary_entry.ts'

const ORGAN = 'organ '

/** Reads a finding in an organ, which belongs to the organ's specialty: 'hemangioma no fígado', 'rotura do menisco medial'. */
export class Organs {
  readonly #findings: ReadonlySet<string>
  readonly #organs: ReadonlyMap<string, SpecialtyEntry>

  constructor(lexicon: Lexicon) {
    const roots = (lines: readonly string[]) =>
      lines.flatMap((word) => rootsOf(splitWords(word, lexicon), lexicon))
    this.#findings = new Set(roots(lexicon.lines('organs', 'findings')))
    this.#organs = new Map(
      lexicon.sections('organs').flatMap(({ head, lines }) => {
        if (!head.startsWith(ORGAN)) return []
        const entry = specialtyEntry(specialtiesIn(head.slice(ORGAN.length)), { isEveryday: true }, lexicon)
        const inAPhrase = { ...entry, cost: entry.cost + SPECIALTY.furtherWord }
        return roots(lines).map((root) => [root, inAPhrase] as const)
      }),
    )
  }

  /** Whether the root is that of a finding or an organ. */
  knows(root: string): boolean {
    return this.#findings.has(root) || this.#organs.has(root)
  }

  /** Returns the specialty of findings in organs of one specialty; null for anything else. */
  withRoots(roots: readonly string[]): SpecialtyEntry | null {
    if (!roots.every((root) => this.knows(root))) return null
    const [first, ...others] = roots.flatMap((root) => this.#organs.get(root) ?? [])
    const isFound = roots.some((root) => this.#findings.has(root))
    return first && isFound && others.every(({ name }) => name === first.name) ? first : null
  }
}
