import { insurerSpellings } from '#search/interpret/dictionary/catalogue_entries.ts'
import { specialtiesCalled } from '#search/interpret/dictionary/specialty_forms.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { exampleOf } from '#domain/catalogue/license.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { foldText } from '#domain/shared/text.ts'

/** Lower case without accents and punctuation. */
const wordsOf = (typed: string) =>
  foldText(typed)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What stands before a specialty: médica cardiologista, especialista em cardiologia. */
const BEFORE_SPECIALTY =
  /^(?:(?:medic[oa](?: da estrategia de| de| em)?|dr|dra|doutor|doutora) |(?:especialista|especialidade|especializacao) em )+/

/** 'CARDIOLOGIA - RQE Nº: 12345', as the CFM writes it. */
const RQE = /[\s–-]*\bRQE\b[^\p{L},;]*(?:N[º°o.]*[^\p{L},;]*)?\d+/giu

const OWN_NAMES = INSURERS.map(({ name }) => ({ name, words: `${wordsOf(name)} ` })).toSorted(
  (one, other) => other.words.length - one.words.length,
)

const instances = new WeakMap<() => Lexicon, CatalogueWords>()
const MAX_REMEMBERED = 2_000

/** What the cells of specialties and insurers mean, by what the search knows. */
export class CatalogueWords {
  readonly #readLexicon: () => Lexicon
  readonly #specialties = new Map<string, readonly SpecialtyName[]>()
  #insurers: ReadonlyMap<string, InsurerName> | undefined

  /** Shares one instance per lexicon, since the values of a column repeat. */
  static of(readLexicon: () => Lexicon): CatalogueWords {
    const words = instances.get(readLexicon) ?? new CatalogueWords(readLexicon)
    instances.set(readLexicon, words)
    return words
  }

  private constructor(readLexicon: () => Lexicon) {
    this.#readLexicon = readLexicon
  }

  /**
   * Returns the specialties that a cell may mean: either gender, its field, other names, and several names of the same
   * one ('Ortopedia e Traumatologia'). Empty if unknown.
   */
  specialtiesMeant(typed: string): readonly SpecialtyName[] {
    const meant = this.#specialties.get(typed) ?? this.#specialtiesOf(typed)
    if (this.#specialties.size < MAX_REMEMBERED) this.#specialties.set(typed, meant)
    return meant
  }

  /** Returns the insurer that a cell means: its name, a short one, or its name before a place ('Unimed Campinas'). */
  insurerMeant(typed: string): InsurerName | null {
    const words = wordsOf(typed)
    this.#insurers ??= this.#insurersByWords()
    const own = OWN_NAMES.find((each) => `${words} `.startsWith(each.words))
    return this.#insurers.get(words) ?? own?.name ?? null
  }

  #specialtiesOf(typed: string): readonly SpecialtyName[] {
    const words = wordsOf(typed.replaceAll(RQE, ' '))
    for (const form of [typed, words, words.replace(BEFORE_SPECIALTY, '')]) {
      const whole = this.#named(form)
      if (whole.length > 0) return whole
    }
    const parts = foldText(typed.replaceAll(RQE, ' ')).split(/ e |[/,;&+()]/)
    const meant = [...new Set(parts.flatMap((part) => this.#named(wordsOf(part))))]
    return meant.length > 0 ? meant : this.#professionOf(words)
  }

  /** 'Psicólogo clínico' is a psychologist: what follows the name of a profession narrows it. */
  #professionOf(words: string): readonly SpecialtyName[] {
    const [first = '', second = ''] = words.split(' ')
    const named = [`${first} ${second}`, first]
      .map((form) => this.#named(form))
      .find(({ length }) => length > 0)
    return named?.every((name) => exampleOf(name).council !== 'CRM') ? named : []
  }

  #named(typed: string): readonly SpecialtyName[] {
    return specialtiesCalled(typed, this.#readLexicon).map(({ name }) => name)
  }

  #insurersByWords(): ReadonlyMap<string, InsurerName> {
    return new Map([
      ...insurerSpellings(this.#readLexicon()).flatMap(([spelling, entry]) =>
        entry.kind === 'insurer' ? [[wordsOf(spelling), entry.name] as const] : [],
      ),
      ...INSURERS.map(({ name }) => [wordsOf(name), name] as const),
    ])
  }
}
