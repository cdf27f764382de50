import { INSURER_ALIASES } from '#domain/catalogue/insurer_aliases.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { STATES, type StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { DictionaryEntry, MarkerRole } from './dictionary_entry.ts'
import { MARKER_WORDS } from './marker_words.ts'
import { isPersonName } from './person_names.ts'
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

const COST_OF_AN_EVERYDAY_WORD = 1
const COST_OF_A_DOUBTFUL_INSURER = 6

export function specialtySpellings(): Spelling[] {
  return SPECIALTIES.flatMap((specialty): Spelling[] => {
    const demand = BY_DEMAND.indexOf(specialty.name)
    const tieBreak = (demand === -1 ? BY_DEMAND.length : demand) / 100
    const entry = { kind: 'specialty', name: specialty.name, isEveryday: false, cost: tieBreak } as const
    const everyday = { ...entry, isEveryday: true, cost: tieBreak + COST_OF_AN_EVERYDAY_WORD } as const
    const forms = formsOf(specialty)
    return [
      ...forms.names.map((form): Spelling => [form, entry]),
      ...forms.everyday.map((form): Spelling => [form, everyday]),
    ]
  })
}

export function insurerSpellings(): Spelling[] {
  return INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) => {
    const { certain, likely } = INSURER_ALIASES[name] ?? { certain: [], likely: [] }
    return [
      ...[name, ...certain].map((spelling) => insurerSpelling(spelling, name, 0)),
      ...likely.map((spelling) => insurerSpelling(spelling, name, COST_OF_A_DOUBTFUL_INSURER)),
    ]
  })
}

function insurerSpelling(spelling: string, name: InsurerName, cost: number): Spelling {
  return [spelling, { kind: 'insurer', name, cost, soundsLikeAPerson: isPersonName(foldText(spelling)) }]
}

const STATE_NICKNAMES: readonly (readonly [spelling: string, code: StateCode])[] = [
  ['minas', 'MG'],
  ['baia', 'BA'],
  ['rio grande sul', 'RS'],
  ['rio grande norte', 'RN'],
  ['mato grosso sul', 'MS'],
]

/** Codes that are also Portuguese words cost more than the word. */
const CODES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(['SE', 'PA', 'TO'])

export function stateSpellings(): Spelling[] {
  const named = [...STATES.map(({ code, name }) => [name, code] as const), ...STATE_NICKNAMES]
  return [
    ...named
      .filter(([name]) => name !== 'Pará')
      .map(([name, code]): Spelling => [
        name,
        { kind: 'state', code, isCode: false, cost: isAlsoAGreatCity(code) ? 4 : 1 },
      ]),
    ...STATES.map(({ code }): Spelling => {
      const cost = CODES_THAT_ARE_WORDS.has(code) ? 6 : 1
      return [code, { kind: 'state', code, isCode: true, cost }]
    }),
  ]
}

function isAlsoAGreatCity(code: StateCode): boolean {
  return code === 'SP' || code === 'RJ'
}

export function markerSpellings(): Spelling[] {
  return Object.entries(MARKER_WORDS).flatMap(([role, words]) =>
    words
      .split(', ')
      .map((word): Spelling => [word, { kind: 'marker', role: role as MarkerRole, cost: costOf(role) }]),
  )
}

function costOf(role: string): number {
  return role === 'noise' ? 1 : 0
}
