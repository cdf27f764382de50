import { foldText } from '../shared/text.ts'

/** Stand before a name and are none. */
const TITLES = new Set('dr dra doutor doutora sr sra srta senhor senhora seu dona d prof profa'.split(' '))
/** Join the parts of a name, or tell father and son apart. */
const UNNAMED = new Set(
  'de da do das dos e di del della la van von y filho filha neto neta junior jr'.split(' '),
)
const NOBODY = 'Paciente'

/**
 * Returns the name under which a review is published: the first name and the initial of the last one ('Joaquina F.'), so
 * that nobody learns from a directory of health professionals whose patient somebody is. A sole name stays alone; an
 * initial stays an initial; what holds no letter is 'Paciente'.
 */
export function publishedName(typed: string): string {
  const words = wordsOf(typed)
  const start = words.findIndex((word) => !TITLES.has(foldText(word)))
  const [first, ...others] = start === -1 ? words.slice(-1) : words.slice(start)
  if (first === undefined) return NOBODY
  const last = others.findLast((word) => !UNNAMED.has(foldText(word)))
  const shown = /^\p{L}\p{M}*$/u.test(first) ? initialOf(first) : capitalized(first)
  return last === undefined ? shown : `${shown} ${initialOf(last)}`
}

/** Apostrophes belong to a word; all else that is no letter parts words, so that no surname hides behind it. */
function wordsOf(typed: string): string[] {
  return typed.normalize('NFC').match(/\p{L}(?:[\p{L}\p{M}]|['’](?=\p{L}))*/gu) ?? []
}

function initialOf(word: string): string {
  const [letter = ''] = /^\p{L}\p{M}*/u.exec(word) ?? []
  return `${letter.toUpperCase()}.`
}

function capitalized(word: string): string {
  const [letter = ''] = word
  return letter.toUpperCase() + word.slice(letter.length)
}
