import { CHANGE } from '../costs.ts'
import type { MarkerRole } from '../dictionary/dictionary_entry.ts'
import { isInState, isPlace, type Change, type Reading, type Step, type Tag } from './reading.ts'

/** Returns whether a negation precedes: the meaning is then understood but is no filter. */
export function isDenied(before: Tag, kind: Reading['meaning']['kind']): boolean {
  if (kind === 'insurer' || kind === 'unknownInsurer') return before === 'not' || before === 'notInsurer'
  if (isPlace(kind)) return before === 'not' || before === 'notPlace'
  return before === 'not' && kind === 'specialty'
}

/** Returns whether the last denial tells where the asker comes from, which keeps nothing out. */
export function isWhereFrom(last: Step): boolean {
  for (let step: Step | null = last; step; step = step.before) {
    const meaning = step.reading?.meaning
    if (meaning?.kind !== 'marker') continue
    if (meaning.role === 'not') return false
    if (meaning.role === 'left') return true
  }
  return false
}

/**
 * 'Menos Unimed e Amil' negates both, and so do 'não em Santos SP' and 'não em Santos, São Vicente'; in 'menos Unimed em
 * Santos' and 'não em Santos, em São Vicente' the last place stays.
 */
export function changeByDenied(
  { tag, reading: last }: Step,
  meaning: Reading['meaning'],
  startsPart: boolean,
): Change {
  if (meaning.kind === 'insurer' || meaning.kind === 'unknownInsurer')
    return { tag: 'notInsurer', cost: CHANGE.deniedInsurer }
  if (!isPlace(meaning.kind)) return { tag: 'start', cost: CHANGE.deniedSpecialty }
  if (tag === 'not') return { tag: 'notPlace', cost: CHANGE.deniedPlace }
  return { tag: 'notPlace', cost: costOfFurtherDenied(last, meaning, startsPart) }
}

/** A comma ends no list of denied places: 'fora de Campinas, Valinhos e Vinhedo'. */
export function goesOnAfterAComma(from: Step, meaning: Reading['meaning']): boolean {
  const isOfAList = isPlace(meaning.kind) || (meaning.kind === 'marker' && JOINING.has(meaning.role))
  return isOfAList && !isWhereFrom(from)
}

/** 'Guarulhos São Paulo' is one place, 'Guarulhos, São Paulo e Osasco' are three. */
function costOfFurtherDenied(last: Reading | null, meaning: Reading['meaning'], startsPart: boolean): number {
  const isListed = startsPart || isMarker(last, JOINING)
  if (meaning.kind === 'region') return isListed ? CHANGE.deniedPlace : CHANGE.furtherDeniedPlace
  if (meaning.kind !== 'state') return CHANGE.furtherDeniedPlace
  const isItsState = last?.meaning.kind === 'city' && isInState(last.meaning, meaning.code)
  if (isItsState && (meaning.isCode || !isListed)) return CHANGE.itsPlace
  return isListed ? CHANGE.furtherDeniedPlace : CHANGE.secondPlace
}

const JOINING: ReadonlySet<MarkerRole> = new Set(['connective', 'or'])
export const NOISE: ReadonlySet<MarkerRole> = new Set(['noise'])
export const OR: ReadonlySet<MarkerRole> = new Set(['or'])

export function isMarker(reading: Reading | null, roles: ReadonlySet<MarkerRole>): boolean {
  return reading?.meaning.kind === 'marker' && roles.has(reading.meaning.role)
}
