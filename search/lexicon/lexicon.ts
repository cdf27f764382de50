import { foldText } from '#domain/shared/text.ts'
import { insurerByName, type InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { marked, paired, type Section, sectionsOf } from './sections.ts'
import { diseaseCodes, specialtiesIn, termsOf, type VocabularyTerm } from './vocabulary.ts'

/** The files of the lexicon, each a text in the format of `sections.ts`. Those of the vocabulary come first, in order. */
export const LEXICON_FILES = [
  'titles',
  'ages',
  'diseases',
  'medicines',
  'foreign',
  'symptoms',
  'treatments',
  'complaints',
  'disease_codes',
  'specialty_names',
  'specialty_words',
  'specialty_words_shared',
  'specialty_order',
  'often_sought',
  'compounds',
  'organs',
  'roots',
  'insurers',
  'other_insurers',
  'neighbourhoods',
  'regions',
  'regions_of_brazil',
  'city_nicknames',
  'place_words',
  'postal_codes',
  'names',
  'markers',
  'filters',
  'notices',
  'noise',
  'verbs',
  'common_words',
  'word_classes',
  'typing',
] as const

export type LexiconFile = (typeof LEXICON_FILES)[number]

/** The sections of `word_classes`: closed classes of words, by what they tell the reading. */
export const WORD_CLASSES = [
  'fillers',
  'articles',
  'before_any_place',
  'before_few_cities',
  'near',
  'before_places',
  'openers_of_places',
  'ends_of_places_left_out',
  'parts_of_states',
  'streets',
  'landmarks',
  'hospitals',
  'ends_of_hospitals',
  'postal_codes',
  'every_choice',
  'found_elsewhere',
  'of_oneself',
  'codes_in_sentences',
  'codes_at_the_end',
  'codes_after_towns',
  'names_of_states_in_sentences',
  'introductions',
  'parting_words',
  'relatives',
  'denials',
  'roots_that_deny',
  'roots_of_denials',
  'uninformative_roots',
  'years',
  'months',
  'before_common_words',
  'before_plurals',
  'signs',
  'before_an_age',
  'before_an_own_age',
  'before_a_time',
  'about',
  'pregnancy',
  'women_doctors',
  'continue_a_name',
  'before_what_is_suggested',
  'words_for_a_plan',
  'suggested Teleconsulta',
  'suggested Presencial',
  'titles',
] as const

export type WordClass = (typeof WORD_CLASSES)[number]

/** Other names of a specialty, and words for what it treats, which a profession named in the same query overrides. */
export interface SpecialtyAliases {
  readonly names: readonly string[]
  readonly everyday: readonly string[]
}

/** What is known of an everyday word of a specialty. */
export interface EverydayWord {
  readonly isDisease: boolean
  readonly isVague: boolean
  /** Further specialties that treat it, in order. */
  readonly alsoTreatedBy: readonly SpecialtyName[]
}

/** `certain` names mean nothing else in a health search; `likely` ones are also places or everyday words. */
export interface InsurerAliases {
  readonly certain: readonly string[]
  readonly likely: readonly string[]
}

/** How people shorten and correct themselves while typing; the longer form by the shorter. */
export interface Typing {
  readonly abbreviations: ReadonlyMap<string, string>
  readonly abbreviationsInSentences: ReadonlyMap<string, string>
  /** Beginnings of words after which people leave a blank: 'cardio logista'. */
  readonly writtenApart: ReadonlySet<string>
  readonly emoji: ReadonlyMap<string, string>
  readonly anyEmoji: RegExp
  readonly mayBeRewritten: RegExp
  readonly deniedBeforeTheMode: RegExp
  /** What it becomes. */
  readonly deniedMode: string
  readonly corrected: RegExp
  readonly beforeAHome: RegExp
  /** A title before a name. */
  readonly title: RegExp
}

function forEach<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

const NO_ALIASES: InsurerAliases = { certain: [], likely: [] }

/**
 * The words that people search by: which phrase means what, and which words tell what about their neighbours. Made once
 * from the text files of `search/lexicon`, then read-only. Throws if a file, a head or a specialty is unknown.
 */
export class Lexicon {
  readonly vocabulary: readonly VocabularyTerm[]
  readonly specialties: ReadonlyMap<SpecialtyName, SpecialtyAliases>
  readonly everyday: ReadonlyMap<string, EverydayWord>
  /** The most demanded first: decides between specialties that a word or typo fits equally. */
  readonly byDemand: readonly SpecialtyName[]
  /** Specialties that treat any age; otherwise children see their own doctor first. */
  readonly atAnyAge: ReadonlySet<SpecialtyName>
  readonly words: Readonly<Record<WordClass, ReadonlySet<string>>>
  /** How people introduce themselves before they say whom they look for, word by word, longest first. */
  readonly introductions: readonly (readonly string[])[]
  /** Frequent words that point to no specialty. */
  readonly common: ReadonlySet<string>
  /** The most frequent first. */
  readonly firstNames: ReadonlySet<string>
  readonly surnames: ReadonlySet<string>
  readonly namesThatAreWords: ReadonlySet<string>
  /** The root of irregular forms and synonyms. */
  readonly roots: ReadonlyMap<string, string>
  /** Words that only English and Spanish phrases have, of four letters or more: 'los' is in names. */
  readonly foreign: ReadonlySet<string>
  readonly typing: Typing
  readonly #files: Readonly<Record<LexiconFile, readonly Section[]>>
  readonly #connectives: ReadonlySet<string>
  readonly #insurers: ReadonlyMap<InsurerName, InsurerAliases>

  /** @param textOf returns the text of a file. */
  constructor(textOf: (file: LexiconFile) => string) {
    this.#files = forEach(LEXICON_FILES, (file) => sectionsOf(textOf(file)))
    this.vocabulary = this.#vocabulary()
    this.specialties = this.#specialties()
    this.everyday = this.#everyday()
    this.byDemand = this.lines('specialty_order', 'by_demand').flatMap(specialtiesIn)
    this.atAnyAge = new Set(this.lines('specialty_order', 'at_any_age').flatMap(specialtiesIn))
    this.words = forEach(WORD_CLASSES, (name) => new Set(this.lines('word_classes', name)))
    this.introductions = [...this.words.introductions].map((phrase) => phrase.split(' '))
    this.common = new Set(this.lines('common_words', 'common_words'))
    this.firstNames = new Set(this.lines('names', 'first_names'))
    this.surnames = new Set(this.lines('names', 'surnames'))
    this.namesThatAreWords = new Set(this.lines('names', 'that_are_words'))
    this.roots = new Map(
      this.sections('roots').flatMap(({ head, lines }) => lines.map((form) => [form, head])),
    )
    this.foreign = this.#foreign()
    this.typing = this.#typing()
    this.#connectives = new Set(this.lines('markers', 'connective'))
    this.#insurers = this.#insurerAliases()
  }

  sections(file: LexiconFile): readonly Section[] {
    return this.#files[file]
  }

  /** The lines under a head. Throws if the file has no such head. */
  lines(file: LexiconFile, head: string): readonly string[] {
    const section = this.#files[file].find((each) => each.head === head)
    if (!section) throw new Error(`the lexicon's file '${file}' has no '${head}'`)
    return section.lines
  }

  /** The lines 'left = right' under a head. Throws if the file has no such head. */
  pairs(file: LexiconFile, head: string): (readonly [left: string, right: string])[] {
    return this.lines(file, head).map(paired)
  }

  aliasesOf(specialty: SpecialtyName): SpecialtyAliases {
    return this.specialties.get(specialty) ?? { names: [], everyday: [] }
  }

  aliasesOfInsurer(insurer: InsurerName): InsurerAliases {
    return this.#insurers.get(insurer) ?? NO_ALIASES
  }

  isConnective(word: string): boolean {
    return this.#connectives.has(word)
  }

  /** Whether it may stand between the words of a complaint: 'dor muito forte no meu joelho' is 'dor no joelho'. */
  isFiller(word: string): boolean {
    return this.words.fillers.has(word) || this.#connectives.has(word)
  }

  /** Returns whether the normalized word is a common Brazilian first name or surname. */
  isPersonName(word: string): boolean {
    return this.firstNames.has(word) || this.surnames.has(word)
  }

  /** Returns whether a place's name could be a person's too: 'Lorena', 'Lauro de Freitas', not 'Santa Maria'. */
  soundsLikeAPerson([first = '', ...others]: readonly string[]): boolean {
    if (others.length === 0) return this.isPersonName(first)
    return this.firstNames.has(first) && others.every((word) => this.isPersonName(word))
  }

  #vocabulary(): VocabularyTerm[] {
    return [
      ...termsOf(this.#files.titles, 'title'),
      ...termsOf(this.#files.ages, 'age'),
      ...termsOf(this.#files.diseases, 'disease'),
      ...termsOf(this.#files.medicines, 'drug'),
      ...termsOf(this.#files.foreign, 'foreign'),
      ...termsOf(this.#files.symptoms, 'complaint'),
      ...termsOf(this.#files.treatments, 'complaint'),
      ...termsOf(this.#files.complaints, 'complaint'),
      ...termsOf(diseaseCodes(this.#files.disease_codes), 'complaint'),
    ]
  }

  #foreign(): ReadonlySet<string> {
    const inWords = (phrases: readonly string[]) =>
      phrases.flatMap((phrase) => foldText(phrase).split(' ')).filter((word) => word.length > 3)
    const termsOfKinds = (isMeant: (kind: VocabularyTerm['kind']) => boolean) =>
      this.vocabulary.filter(({ kind }) => isMeant(kind)).map(({ term }) => term)
    const native = termsOfKinds((kind) => kind !== 'foreign' && kind !== 'age')
    const others = new Set(inWords([...native, ...this.lines('noise', 'portuguese')]))
    const foreign = termsOfKinds((kind) => kind === 'foreign')
    const words = inWords([...foreign, ...this.lines('noise', 'foreign')])
    return new Set(words.filter((word) => !others.has(word)))
  }

  #specialties(): ReadonlyMap<SpecialtyName, SpecialtyAliases> {
    const everyday = this.#files.specialty_words.map(({ head, lines }) => [head, lines] as const)
    const wordsOf = new Map(everyday.map(([head, lines]) => [head, lines.map((line) => marked(line).phrase)]))
    return new Map(
      this.#files.specialty_names.map(({ head, lines }) => [
        specialtiesIn(head)[0],
        { names: lines, everyday: wordsOf.get(head) ?? [] },
      ]),
    )
  }

  #everyday(): ReadonlyMap<string, EverydayWord> {
    const shared = new Map(
      this.#files.specialty_words_shared.flatMap(({ head, lines }) =>
        lines.map((word) => [word, specialtiesIn(head)] as const),
      ),
    )
    return new Map(
      this.#files.specialty_words.flatMap(({ lines }) =>
        lines.map((line): [string, EverydayWord] => {
          const { marks, phrase } = marked(line)
          const isDisease = marks.includes('*')
          return [
            phrase,
            { isDisease, isVague: marks.includes('~'), alsoTreatedBy: shared.get(phrase) ?? [] },
          ]
        }),
      ),
    )
  }

  #insurerAliases(): ReadonlyMap<InsurerName, InsurerAliases> {
    return new Map(
      this.#files.insurers.map(({ head, lines }) => {
        const insurer = insurerByName(head)
        if (!insurer) throw new Error(`'${head}' in the lexicon is no insurer`)
        const names = lines.map(marked)
        const called = (isLikely: boolean) =>
          names.filter(({ marks }) => marks.includes('?') === isLikely).map(({ phrase }) => phrase)
        return [insurer.name, { certain: called(false), likely: called(true) }]
      }),
    )
  }

  #typing(): Typing {
    const emoji = new Map(this.pairs('typing', 'emoji'))
    const expression = (head: string) => this.lines('typing', head).join('|')
    return {
      abbreviations: new Map(this.pairs('typing', 'abbreviations')),
      abbreviationsInSentences: new Map(this.pairs('typing', 'abbreviations_in_sentences')),
      writtenApart: new Set(this.lines('typing', 'written_apart')),
      emoji,
      anyEmoji: new RegExp(`[${[...emoji.keys()].join('')}]`, 'gu'),
      mayBeRewritten: new RegExp(`\\d|${expression('may_be_rewritten')}|\\p{Extended_Pictographic}`, 'iu'),
      deniedBeforeTheMode: new RegExp(expression('denied_before_the_mode'), 'giu'),
      deniedMode: expression('denied_mode'),
      corrected: new RegExp(expression('corrected'), 'giu'),
      beforeAHome: new RegExp(expression('before_a_home')),
      title: new RegExp(`^\\s*(?:${[...this.words.titles].join('|')})\\b[.\\s]*`, 'i'),
    }
  }
}
