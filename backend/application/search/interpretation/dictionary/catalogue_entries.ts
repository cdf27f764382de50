import { INSURER_ALIASES, INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { STATES, type StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { DictionaryEntry, MarkerRole, SpecialtyEntry } from './dictionary_entry.ts'
import { MARKER_WORDS } from './marker_words.ts'
import { isPersonName } from '#application/search/interpretation/names/person_names.ts'
import { formsOf } from './specialty_forms.ts'

/** A spelling, unfolded, and what it stands for. */
export type Spelling = readonly [spelling: string, entry: DictionaryEntry]

/** The most sought first: decides between specialties that a word or a slip fits equally. */
const BY_DEMAND: readonly SpecialtyName[] = [
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

export function specialtySpellings(): Spelling[] {
  return SPECIALTIES.flatMap((specialty) => {
    const forms = formsOf(specialty)
    const professions = spelledAs(forms.names, specialtyEntry(specialty.name, false))
    return professions.concat(spelledAs(forms.everyday, specialtyEntry(specialty.name, true)))
  })
}

function specialtyEntry(name: SpecialtyName, isEveryday: boolean): SpecialtyEntry {
  const unwrap = BY_DEMAND.indexOf(name)
  const tieBreak = (unwrap === -1 ? BY_DEMAND.length : unwrap) / 100
  return { kind: 'specialty', name, isEveryday, cost: tieBreak + (isEveryday ? COST_OF_AN_EVERYDAY_WORD : 0) }
}

function spelledAs(spellings: readonly string[], entry: DictionaryEntry): Spelling[] {
  return spellings.map((spelling) => [spelling, entry])
}

export function insurerSpellings(): Spelling[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const { certain, likely } = INSURER_ALIASES[name] ?? { certain: [], likely: [] }
    const certainly = [name, ...certain].map((spelling) => insurerSpelling(spelling, name, true))
    return certainly.concat(likely.map((spelling) => insurerSpelling(spelling, name, false)))
  })
}

function insurerSpelling(spelling: string, name: InsurerName, isCertain: boolean): Spelling {
  const cost = isCertain ? 0 : COST_OF_A_DOUBTFUL_INSURER
  return [
    spelling,
    { kind: 'insurer', name, isCertain, cost, soundsLikeAPerson: isPersonName(foldText(spelling)) },
  ]
}

const STATE_NICKNAMES: readonly (readonly [spelling: string, code: StateCode])[] = [
  ['minas', 'MG'],
  ['baia', 'BA'],
  ['rio grande sul', 'RS'],
  ['rio grande norte', 'RN'],
  ['mato grosso sul', 'MS'],
]

/** Codes that are also Portuguese words cost more than the word. */
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

export function markerSpellings(): Spelling[] {
  const roles = Object.entries(MARKER_WORDS) as [MarkerRole, string][]
  return [
    ...roles.flatMap(([role, words]) => words.split(', ').map((word) => markerSpelling(word, role))),
    SEGURO,
  ]
}

function markerSpelling(word: string, role: MarkerRole): Spelling {
  return [word, { kind: 'marker', role, cost: role === 'noise' ? 1 : 0 }]
}

/** Dear, or 'porto seguro' would be the insurance of a Porto. */
const SEGURO: Spelling = ['seguro', { kind: 'marker', role: 'noise', cost: 12 }]
