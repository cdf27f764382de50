import type { SpecialtyEntry, Spelling } from './dictionary_entry.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { INSURER_ALIASES, OTHER_INSURERS } from '#domain/catalogue/insurer_aliases.ts'
import { SPECIALTIES, type Specialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { ALSO_TREATED_BY, DISEASES_AMONG_ALIASES } from '#domain/catalogue/specialty_aliases.ts'
import { VOCABULARY } from '#domain/catalogue/vocabulary/vocabulary.ts'
import { STATES, type StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import { contentOf, phraseKey } from '#application/search/interpretation/words.ts'
import { formsOf, withPlural } from './specialty_forms.ts'

/** By demand: decides between specialties that a word or typo fits equally. */
export const BY_DEMAND: readonly SpecialtyName[] = [
  'Dentista',
  'Psicólogo',
  'Ginecologista',
  'Dermatologista',
  'Cardiologista',
  'Pediatra',
  'Ortopedista',
  'Oftalmologista',
  'Nutricionista',
  'Fisioterapeuta',
  'Psiquiatra',
  'Neurologista',
  'Endocrinologista',
  'Urologista',
  'Gastroenterologista',
  'Otorrinolaringologista',
  'Cirurgião Plástico',
]

const COST_OF_AN_EVERYDAY_WORD = 2
const COST_OF_A_DOUBTFUL_INSURER = 10
/** 'Porto Seguro Saúde' in full is not the town. */
const LONG_NAME = /\S \S+ \S/
const COST_OF_A_LONG_NAME = -4

export function specialtySpellings(): Spelling[] {
  return [...SPECIALTIES.flatMap(nameSpellings), ...everydaySpellings(), ...vocabularySpellings()]
}

function nameSpellings(specialty: Specialty): Spelling[] {
  const entry = specialtyEntry([specialty.name], { isEveryday: false })
  return formsOf(specialty).names.map((spelling) => [spelling, entry])
}

/** Any other word of the query overrides these. */
const VAGUE: ReadonlySet<string> = new Set(
  'cirurgião cirurgiã mulher mulheres homem homens sangue peso infecção infecções família'.split(' '),
)
const COST_OF_A_VAGUE_WORD = 1

/** A word for what several specialties treat is one entry, the most demanded first. */
function everydaySpellings(): Spelling[] {
  const words = SPECIALTIES.flatMap((specialty) =>
    formsOf(specialty).everyday.map((word) => ({ word, name: specialty.name })),
  )
  return [...Map.groupBy(words, ({ word }) => word)].map(([word, group]) => {
    const treated = group.map(({ name }) => name).toSorted((one, other) => demandOf(one) - demandOf(other))
    const entry = specialtyEntry([...treated, ...(ALSO_TREATED_BY.get(word) ?? [])], { isEveryday: true })
    if (VAGUE.has(word)) return [word, { ...entry, isVague: true, cost: entry.cost + COST_OF_A_VAGUE_WORD }]
    return [word, inOnePhrase(word, entry, DISEASES_AMONG_ALIASES.has(word))]
  })
}

function vocabularySpellings(): Spelling[] {
  const listed: ReadonlySet<string> = new Set(VOCABULARY.map(({ term }) => phraseKey(term)))
  return VOCABULARY.flatMap(({ term, specialties, kind, isVague }) => {
    const isTitle = kind === 'title'
    const common = specialtyEntry(specialties, { isEveryday: !isTitle, isLackingTitle: isTitle })
    const vague = isVague ? COST_OF_A_VAGUE_WORD : 0
    const entry = { ...common, isAge: kind === 'age', isVague, cost: common.cost + vague }
    const others = /[ \d]/.test(term) ? [] : withPlural(term).filter((form) => !listed.has(phraseKey(form)))
    return [term, ...others].map((form): Spelling => [form, inOnePhrase(form, entry, kind === 'disease')])
  })
}

const GAIN_OF_A_FURTHER_WORD = 1.2
const GAIN_OF_A_FILLER = 0.05

/** A phrase outranks its single words, and a disease's name outranks a symptom. */
function inOnePhrase(phrase: string, entry: SpecialtyEntry, isDisease: boolean): SpecialtyEntry {
  const content = contentOf(phrase).length
  const all = phrase.split(' ').length
  const further = (entry.isAge ? all : Math.max(content, Math.min(all, 2))) - (isDisease ? 0 : 1)
  const gain = GAIN_OF_A_FURTHER_WORD * further + GAIN_OF_A_FILLER * (all - 1)
  return gain <= 0 ? entry : { ...entry, cost: entry.cost - gain }
}

/** Lower means more demanded. */
function demandOf(name: SpecialtyName): number {
  const place = BY_DEMAND.indexOf(name)
  return place === -1 ? BY_DEMAND.length : place
}

export function specialtyEntry(
  specialties: readonly SpecialtyName[],
  { isEveryday, isLackingTitle = false }: { isEveryday: boolean; isLackingTitle?: boolean },
): SpecialtyEntry {
  const [name = 'Médico da Família', ...others] = specialties
  const cost = demandOf(name) / 100 + (isEveryday ? COST_OF_AN_EVERYDAY_WORD : 0)
  return { kind: 'specialty', name, isEveryday, isAge: false, isVague: false, others, isLackingTitle, cost }
}

export function insurerSpellings(): Spelling[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const { certain, likely } = INSURER_ALIASES[name] ?? { certain: [], likely: [] }
    const certainly = [name, ...certain].map((spelling) => insurerSpelling(spelling, name, true))
    return certainly.concat(likely.map((spelling) => insurerSpelling(spelling, name, false)))
  })
}

function insurerSpelling(spelling: string, name: InsurerName, isCertain: boolean): Spelling {
  const cost = isCertain ? (LONG_NAME.test(spelling) ? COST_OF_A_LONG_NAME : 0) : COST_OF_A_DOUBTFUL_INSURER
  return [
    spelling,
    { kind: 'insurer', name, isCertain, cost, soundsLikeAPerson: isPersonName(foldText(spelling)) },
  ]
}

export function unknownInsurerSpellings(): Spelling[] {
  return OTHER_INSURERS.flatMap(([name = '', ...others]) =>
    [name, ...others]
      .flatMap(calledAPlan)
      .map((spelling): Spelling => [spelling, { kind: 'unknownInsurer', name, cost: -0.5 }]),
  )
}

/** 'Alice' alone is a person: 'plano Alice', 'convênio Alice'. */
function calledAPlan(spelling: string): string[] {
  const name = /^plano (.+)/.exec(spelling)?.[1]
  if (!name) return [spelling]
  return ['plano', 'plano da', 'convênio', 'convênio da', 'operadora', 'seguro', 'plano de saúde'].map(
    (word) => `${word} ${name}`,
  )
}

const STATE_NICKNAMES: readonly (readonly [spelling: string, code: StateCode])[] = [
  ['minas', 'MG'],
  ['baia', 'BA'],
  ['rio grande sul', 'RS'],
  ['rio grande norte', 'RN'],
  ['mato grosso sul', 'MS'],
]

/** State codes that are also Portuguese words cost more than the word. */
const CODES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(['SE', 'PA', 'PE', 'TO'])

export function stateSpellings(): Spelling[] {
  const names = STATES.filter(({ code }) => code !== 'PA').map(({ name, code }) => stateSpelling(name, code))
  const nicknames = STATE_NICKNAMES.map(([nickname, code]) => stateSpelling(nickname, code))
  return [...names, ...nicknames, ...STATES.map(({ code }) => stateCodeSpelling(code))]
}

function stateSpelling(name: string, code: StateCode): Spelling {
  return [name, { kind: 'state', code, isCode: false, cost: isAlsoAGreatCity(code) ? 4 : 1 }]
}

function stateCodeSpelling(code: StateCode): Spelling {
  return [code, { kind: 'state', code, isCode: true, cost: CODES_THAT_ARE_WORDS.has(code) ? 6 : 1 }]
}

function isAlsoAGreatCity(code: StateCode): boolean {
  return code === 'SP' || code === 'RJ'
}
