import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { NOTICES } from '#domain/catalogue/search_notices.ts'
import type { Lexicon } from '#application/search/lexicon/lexicon.ts'
import type { MarkerEntry, MarkerRole, PhraseMeaning, Spelling } from './dictionary_entry.ts'

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
  'notInsurer',
  'refers',
  'suspects',
  'because',
  'connective',
] as const satisfies readonly MarkerRole[]
const GENDERS = ['feminino', 'masculino'] as const
const OTHER = { feminino: 'masculino', masculino: 'feminino' } as const

const COST_OF_A_FILTER = 1
/** The preposition belongs to it: 'no consultório Londrina' is not a place in the consulting room. */
const COST_OF_A_ROOM = -5
/** Cheaper than the mode and a negation of something else, more expensive than a preceding negation. */
const COST_OF_A_DENIAL_BEFORE = 0.5
const COST_OF_A_DENIAL_BEHIND = 0.8
/** More expensive than 'do in'. */
const COST_OF_A_FOREIGN_IN = 3
/** Expensive, else 'porto seguro' would be read as the insurance of a Porto. */
const COST_OF_SEGURO = 12

/** Returns the phrases that name nothing but classify their neighbours, express a filter or carry no information. */
export function markerSpellings(lexicon: Lexicon): Spelling[] {
  const marker = (head: string) => lexicon.lines('markers', head)
  const filter = (head: string) => lexicon.lines('filters', head)
  return [
    ...ROLES.flatMap((role) => spelled(marker(role), { role, cost: 0 })),
    ...spelled(lexicon.lines('noise', 'portuguese'), { role: 'noise', cost: 1 }),
    ...spelled(lexicon.lines('noise', 'foreign'), { role: 'noise', cost: 1 }),
    ...saying(filter('mode teleconsulta'), { mode: 'teleconsulta' }),
    ...saying(filter('mode presencial'), { mode: 'presencial' }),
    ...NOTICES.flatMap((notice) => saying(linesIfAny(lexicon, `notice ${notice}`), { notice })),
    ...saying(filter('left_out'), { isLeftOut: true }),
    ...GENDERS.flatMap((gender) =>
      spelled(marker(`gender ${gender}`), { role: 'gender', cost: 0, says: { gender } }),
    ),
    ...GENDERS.flatMap((gender) =>
      spelled(marker(`who ${gender}`), { role: 'who', cost: 0.5, says: { gender } }),
    ),
    ...saying(filter('consulting_room'), { mode: 'presencial' }, COST_OF_A_ROOM),
    ...denied(filter('mode teleconsulta'), { mode: 'presencial' }, lexicon),
    ...denied(
      [...filter('mode presencial'), ...filter('consulting_room')],
      { mode: 'teleconsulta' },
      lexicon,
    ),
    ...GENDERS.toReversed().flatMap((gender) =>
      denied(filter(`denied ${gender}`), { gender: OTHER[gender] }, lexicon),
    ),
    ...spelled(marker('either_gender'), { role: 'noise', cost: 0 }),
    ...languageSpellings(lexicon),
    ...LANGUAGE_KEYS.flatMap((language) =>
      saying(linesIfAny(lexicon, `foreign ${language}`), { language }, 0.5),
    ),
    ...saying(filter('signs'), { language: 'libras' }),
    ...ACCESS_KEYS.flatMap((accessibility) => saying(filter(`access ${accessibility}`), { accessibility })),
    ...spelled(marker('seguro'), { role: 'noise', cost: COST_OF_SEGURO }),
    ...spelled(marker('foreign_in'), { role: 'in', cost: COST_OF_A_FOREIGN_IN }),
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
    { role: 'noise', cost: 1 },
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
    return saying(before.concat(beside), { language }, 0.5).concat(saying(alone, { language }))
  })
}

/** 'Online não' and 'nem por vídeo' ask for the other mode, 'que não seja homem' for a woman. */
function denied(phrases: readonly string[], says: PhraseMeaning, lexicon: Lexicon): Spelling[] {
  const denials = (head: string) => lexicon.lines('filters', head)
  const before = phrases.flatMap((phrase) => denials('denials_before').map((denial) => `${denial} ${phrase}`))
  const after = phrases.flatMap((phrase) => denials('denials_after').map((denial) => `${phrase} ${denial}`))
  return [...saying(before, says, COST_OF_A_DENIAL_BEFORE), ...saying(after, says, COST_OF_A_DENIAL_BEHIND)]
}

function saying(phrases: readonly string[], says: PhraseMeaning, cost = COST_OF_A_FILTER): Spelling[] {
  return spelled(phrases, { role: 'noise', cost, says })
}

function spelled(phrases: readonly string[], entry: Omit<MarkerEntry, 'kind'>): Spelling[] {
  return phrases.map((phrase) => [phrase, { kind: 'marker', ...entry }])
}

function linesIfAny(lexicon: Lexicon, head: string): readonly string[] {
  return lexicon.sections('filters').find((section) => section.head === head)?.lines ?? []
}
