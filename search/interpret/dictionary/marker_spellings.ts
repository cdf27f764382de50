import { MARKER } from '../costs.ts'
import { SAID_DAYS } from '#domain/catalogue/weekdays.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { marked } from '#search/lexicon/sections.ts'
import { NOTICES } from '#domain/catalogue/search_notices.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import {
  SAID_SORTS,
  type MarkerEntry,
  type MarkerRole,
  type PhraseMeaning,
  type SaidSort,
  type Spelling,
} from './dictionary_entry.ts'

/** The sections of the lexicon's `markers` that are named like their role. */
const ROLES = [
  'in',
  'stateOf',
  'plan',
  'planName',
  'title',
  'who',
  'not',
  'left',
  'or',
  'notInsurer',
  'refers',
  'suspects',
  'because',
  'connective',
] as const satisfies readonly MarkerRole[]
const GENDERS = ['feminino', 'masculino'] as const
const OTHER = { feminino: 'masculino', masculino: 'feminino' } as const

/** Returns the phrases that name nothing but classify their neighbours, express a filter or carry no information. */
export function markerSpellings(lexicon: Lexicon): Spelling[] {
  const marker = (head: string) => lexicon.lines('markers', head)
  const filter = (head: string) => lexicon.lines('filters', head)
  return [
    ...ROLES.flatMap((role) => spelled(marker(role), { role, cost: MARKER.role })),
    ...spelled(lexicon.lines('noise', 'portuguese'), { role: 'noise', cost: MARKER.noise }),
    ...spelled(lexicon.lines('noise', 'foreign'), { role: 'noise', cost: MARKER.noise }),
    ...saying(filter('mode teleconsulta'), { mode: 'teleconsulta' }),
    ...saying(filter('mode presencial'), { mode: 'presencial' }),
    ...NOTICES.flatMap((notice) => saying(linesIfAny(lexicon, `notice ${notice}`), { notice })),
    ...saying(filter('left_out'), { isLeftOut: true }),
    ...GENDERS.flatMap((gender) =>
      spelled(marker(`gender ${gender}`), { role: 'gender', cost: MARKER.gender, says: { gender } }),
    ),
    ...GENDERS.flatMap((gender) =>
      spelled(marker(`who ${gender}`), {
        role: 'who',
        cost: MARKER.genderOfTheProfessional,
        says: { gender },
      }),
    ),
    ...saying(filter('consulting_room'), { mode: 'presencial' }, MARKER.consultingRoom),
    ...denied(filter('mode teleconsulta'), { mode: 'presencial' }, lexicon),
    ...denied(
      [...filter('mode presencial'), ...filter('consulting_room')],
      { mode: 'teleconsulta' },
      lexicon,
    ),
    ...GENDERS.toReversed().flatMap((gender) =>
      denied(filter(`denied ${gender}`), { gender: OTHER[gender] }, lexicon),
    ),
    ...spelled(marker('either_gender'), { role: 'noise', cost: MARKER.eitherGender }),
    ...languageSpellings(lexicon),
    ...LANGUAGE_KEYS.flatMap((language) =>
      saying(linesIfAny(lexicon, `foreign ${language}`), { language }, MARKER.language),
    ),
    ...saying(filter('signs'), { language: 'libras' }),
    ...ACCESS_KEYS.flatMap((accessibility) => saying(filter(`access ${accessibility}`), { accessibility })),
    ...SAID_DAYS.flatMap((day) => saying(filter(`day ${day}`), { day })),
    ...SAID_SORTS.flatMap((sort) => sortSpellings(sort, filter(`sort ${sort}`))),
    ...spelled(marker('seguro'), { role: 'noise', cost: MARKER.seguro }),
    ...spelled(marker('foreign_in'), { role: 'in', cost: MARKER.foreignIn }),
  ]
}

/** Returns the forms of common verbs: noise, unless they have another meaning or are a name. */
export function verbSpellings(lexicon: Lexicon): Spelling[] {
  const regular = ['ar', 'er', 'ir'].flatMap((kind) =>
    lexicon
      .lines('verbs', `stems_in_${kind}`)
      .flatMap((stem) => lexicon.lines('verbs', `endings_in_${kind}`).map((ending) => `${stem}${ending}`)),
  )
  const forms = [...regular, ...lexicon.lines('verbs', 'irregular')]
  return spelled(
    forms.filter((form) => !lexicon.isPersonName(form)),
    { role: 'noise', cost: MARKER.noise },
  )
}

/** Languages, made certain by the words around them. */
function languageSpellings(lexicon: Lexicon): Spelling[] {
  const lines = (head: string) => lexicon.lines('filters', head)
  return LANGUAGE_KEYS.flatMap((language) => {
    const words = lines(`language ${language}`)
    const before = lines('speaks').flatMap((speaks) => words.map((word) => `${speaks} ${word}`))
    const beside = words.flatMap((word) =>
      lines('spoken_after')
        .map((after) => `${word} ${after}`)
        .concat(lines('named_before').map((name) => `${name} ${word}`)),
    )
    const alone = lines('said_alone').includes(language) ? [language] : []
    return saying(before.concat(beside), { language }, MARKER.language).concat(saying(alone, { language }))
  })
}

function sortSpellings(sort: SaidSort, lines: readonly string[]): Spelling[] {
  return lines.map(marked).flatMap(({ marks, phrase }) => {
    const isDoubtful = marks.includes('?')
    return saying([phrase], { sort, ...(isDoubtful && { isDoubtful }) })
  })
}

/** 'Online não' and 'nem por vídeo' ask for the other mode, 'que não seja homem' for a woman. */
function denied(phrases: readonly string[], says: PhraseMeaning, lexicon: Lexicon): Spelling[] {
  const denials = (head: string) => lexicon.lines('filters', head)
  const before = phrases.flatMap((phrase) => denials('denials_before').map((denial) => `${denial} ${phrase}`))
  const after = phrases.flatMap((phrase) => denials('denials_after').map((denial) => `${phrase} ${denial}`))
  return [...saying(before, says, MARKER.denialBefore), ...saying(after, says, MARKER.denialAfter)]
}

function saying(phrases: readonly string[], says: PhraseMeaning, cost = MARKER.filter): Spelling[] {
  return spelled(phrases, { role: 'noise', cost, says })
}

function spelled(phrases: readonly string[], entry: Omit<MarkerEntry, 'kind'>): Spelling[] {
  return phrases.map((phrase) => [phrase, { kind: 'marker', ...entry }])
}

function linesIfAny(lexicon: Lexicon, head: string): readonly string[] {
  return lexicon.sections('filters').find((section) => section.head === head)?.lines ?? []
}
