import { INSURER, PLACE, SPECIALTY } from '../costs.ts'
import type { SpecialtyEntry, Spelling } from './dictionary_entry.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, type Specialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { isStateCode, STATES, type StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { EverydayWord, Lexicon } from '#search/lexicon/lexicon.ts'
import { marked } from '#search/lexicon/sections.ts'
import { contentOf, phraseKey } from '../words.ts'
import { formsOf, withPlural } from './specialty_forms.ts'

/** 'Porto Seguro Saúde' in full is not the town. */
const LONG_NAME = /\S \S+ \S/

export function specialtySpellings(lexicon: Lexicon): Spelling[] {
  return [
    ...SPECIALTIES.flatMap((specialty) => nameSpellings(specialty, lexicon)),
    ...everydaySpellings(lexicon),
    ...vocabularySpellings(lexicon),
  ]
}

function nameSpellings(specialty: Specialty, lexicon: Lexicon): Spelling[] {
  const entry = specialtyEntry([specialty.name], { isEveryday: false }, lexicon)
  return formsOf(specialty, lexicon).names.map((spelling) => [spelling, entry])
}

/** A word for what several specialties treat is one entry, the most demanded first. */
function everydaySpellings(lexicon: Lexicon): Spelling[] {
  const words = SPECIALTIES.flatMap((specialty) =>
    formsOf(specialty, lexicon).everyday.map((word) => ({ word, name: specialty.name })),
  )
  return [...Map.groupBy(words, ({ word }) => word)].map(([word, group]) => {
    const { isVague, isDisease, alsoTreatedBy } = lexicon.everyday.get(word) ?? NOTHING_KNOWN
    const treated = group
      .map(({ name }) => name)
      .toSorted((one, other) => demandOf(one, lexicon) - demandOf(other, lexicon))
    const entry = specialtyEntry([...treated, ...alsoTreatedBy], { isEveryday: true }, lexicon)
    if (isVague) return [word, { ...entry, isVague, cost: entry.cost + SPECIALTY.vague }]
    return [word, inOnePhrase(word, entry, isDisease, lexicon)]
  })
}

const NOTHING_KNOWN: EverydayWord = { isDisease: false, isVague: false, alsoTreatedBy: [] }

function vocabularySpellings(lexicon: Lexicon): Spelling[] {
  const listed: ReadonlySet<string> = new Set(lexicon.vocabulary.map(({ term }) => phraseKey(term, lexicon)))
  return lexicon.vocabulary.flatMap(({ term, specialties, kind, isVague }) => {
    const isTitle = kind === 'title'
    const common = specialtyEntry(specialties, { isEveryday: !isTitle, isLackingTitle: isTitle }, lexicon)
    const vague = isVague ? SPECIALTY.vague : 0
    const entry = { ...common, isAge: kind === 'age', isVague, cost: common.cost + vague }
    const others =
      kind === 'drug' || /[ \d]/.test(term)
        ? []
        : withPlural(term).filter((form) => !listed.has(phraseKey(form, lexicon)))
    return [term, ...others].map((form): Spelling => [
      form,
      inOnePhrase(form, entry, kind === 'disease', lexicon),
    ])
  })
}

/** A phrase outranks its single words, and a disease's name outranks a symptom. */
function inOnePhrase(
  phrase: string,
  entry: SpecialtyEntry,
  isDisease: boolean,
  lexicon: Lexicon,
): SpecialtyEntry {
  const content = contentOf(phrase, lexicon).length
  const all = phrase.split(' ').length
  const further = (entry.isAge ? all : Math.max(content, Math.min(all, 2))) - (isDisease ? 0 : 1)
  const change = SPECIALTY.furtherWord * further + SPECIALTY.filler * (all - 1)
  return change >= 0 ? entry : { ...entry, cost: entry.cost + change }
}

/** Lower means more demanded. */
function demandOf(name: SpecialtyName, { byDemand }: Lexicon): number {
  const place = byDemand.indexOf(name)
  return place === -1 ? byDemand.length : place
}

export function specialtyEntry(
  specialties: readonly SpecialtyName[],
  { isEveryday, isLackingTitle = false }: { isEveryday: boolean; isLackingTitle?: boolean },
  lexicon: Lexicon,
): SpecialtyEntry {
  const [name = 'Médico da Família', ...others] = specialties
  const cost = demandOf(name, lexicon) / SPECIALTY.placesOfDemand + (isEveryday ? SPECIALTY.everyday : 0)
  const isForAnyAge = lexicon.atAnyAge.has(name)
  const kinds = { isEveryday, isForAnyAge, isAge: false, isVague: false, isLackingTitle }
  return { kind: 'specialty', name, others, ...kinds, cost }
}

export function insurerSpellings(lexicon: Lexicon): Spelling[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const { certain, likely } = lexicon.aliasesOfInsurer(name)
    const spelling = (isCertain: boolean) => (written: string) =>
      insurerSpelling(written, name, isCertain, lexicon)
    return [name, ...certain].map(spelling(true)).concat(likely.map(spelling(false)))
  })
}

function insurerSpelling(
  spelling: string,
  name: InsurerName,
  isCertain: boolean,
  lexicon: Lexicon,
): Spelling {
  const cost = isCertain ? (LONG_NAME.test(spelling) ? INSURER.longName : INSURER.certain) : INSURER.doubtful
  const soundsLikeAPerson = lexicon.isPersonName(foldText(spelling))
  return [spelling, { kind: 'insurer', name, isCertain, cost, soundsLikeAPerson }]
}

export function unknownInsurerSpellings(lexicon: Lexicon): Spelling[] {
  return lexicon
    .sections('other_insurers')
    .flatMap(({ head: name, lines }) =>
      [name, ...lines]
        .flatMap((spelling) => calledAPlan(spelling, lexicon))
        .map((spelling): Spelling => [spelling, { kind: 'unknownInsurer', name, cost: INSURER.unknown }]),
    )
}

/** 'Alice' alone is a person: 'plano Alice', 'convênio Alice'. */
function calledAPlan(spelling: string, { words }: Lexicon): string[] {
  const name = /^plano (.+)/.exec(spelling)?.[1]
  return name ? [...words.words_for_a_plan].map((word) => `${word} ${name}`) : [spelling]
}

export function stateSpellings(lexicon: Lexicon): Spelling[] {
  const alsoWords = new Set(lexicon.words.names_of_states_in_sentences)
  const names = STATES.filter(({ name }) => !alsoWords.has(foldText(name)))
  const nicknames = lexicon.pairs('place_words', 'nicknames_of_states')
  const codes = new Set(lexicon.lines('place_words', 'codes_of_states_that_are_words'))
  return [
    ...names.map(({ name, code }) => stateSpelling(name, code)),
    ...nicknames.map(([nickname, code]) => stateSpelling(nickname, asStateCode(code))),
    ...STATES.map(({ code }) => stateCodeSpelling(code, codes.has(code))),
  ]
}

/** The regions of the country; a doubtful name ('sul') is one after a preposition alone. */
export function regionSpellings(lexicon: Lexicon): Spelling[] {
  return lexicon.sections('regions_of_brazil').flatMap(({ head, lines }) => {
    const states = head.split(', ').map(asStateCode)
    const phrases = lines.map(marked)
    return phrases.map(({ marks, phrase }): Spelling => {
      const cost = marks.includes('~') ? PLACE.doubtfulRegion : PLACE.state
      return [phrase, { kind: 'region', name: phrases[0]?.phrase ?? phrase, states, cost }]
    })
  })
}

/** Throws for a code that the lexicon made up. */
export function asStateCode(code: string): StateCode {
  if (isStateCode(code)) return code
  throw new Error(`'${code}' in the lexicon is no state`)
}

function stateSpelling(name: string, code: StateCode): Spelling {
  return [
    name,
    {
      kind: 'state',
      code,
      isCode: false,
      cost: isAlsoAGreatCity(code) ? PLACE.stateNamedLikeAGreatCity : PLACE.state,
    },
  ]
}

function stateCodeSpelling(code: StateCode, isAlsoAWord: boolean): Spelling {
  return [
    code,
    { kind: 'state', code, isCode: true, cost: isAlsoAWord ? PLACE.stateCodeThatIsAWord : PLACE.stateCode },
  ]
}

function isAlsoAGreatCity(code: StateCode): boolean {
  return code === 'SP' || code === 'RJ'
}
