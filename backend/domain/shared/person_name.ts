import { COUNCILS } from '../catalogue/license.ts'
import { foldText, limitedName, tidyLine, withoutInvisible } from './text.ts'

/** The apostrophes and hyphens of other keyboards, as in D´Ávila. */
const APOSTROPHES = /[`´‘’ʹʻʼ′]/g
const HYPHENS = /[\u2010-\u2015\u2212]/g

/** Returns a name with plain apostrophes, hyphens and single blanks, without invisible characters. */
export function tidyName(typed: string): string {
  return tidyLine(withoutInvisible(typed).replace(APOSTROPHES, "'").replace(HYPHENS, '-'))
}

const SCRIPTS = [
  /^\p{Script=Latin}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Georgian}+$/u,
  /^\p{Script=Devanagari}+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Hangul}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
]
/** Cyrillic and Greek letters that look like Latin ones (unicode.org/reports/tr39); a name of these alone is none. */
const LOOKALIKES = /^[АВЕЅІЈКМНОРСТУХЫЬаеѕіјорсухԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανι]+$/u
const ONLY_OF_NAMES = /^[\p{L}\p{M}'. -]+$/u
const NOT_A_NAME = /''|--|\.\.|\p{M}{3}/u

const RESERVED = /\bverificad|\bsaude ?perto\b/
const COUNCIL_WORDS: ReadonlySet<string> = new Set(COUNCILS.map(foldText))

const NAME_CHARACTERS = 'Use só letras no nome, e apóstrofo, hífen ou ponto onde ele os tem.'
const NAME_SCRIPTS = 'Escreva o nome em um só alfabeto.'
const NAME_RESERVED = "Tire do nome 'verificado', o nome do site e a sigla do conselho."

/**
 * Returns in Portuguese why a tidied name is no name of a person, or null. It has letters of one script, marks,
 * apostrophes, hyphens, full stops and blanks, and claims neither verification nor a council, nor to be the site.
 */
export function nameFault(name: string): string | null {
  if (!ONLY_OF_NAMES.test(name) || NOT_A_NAME.test(name) || hasDisguisedLetters(name)) return NAME_CHARACTERS
  const letters = name.replace(/[^\p{L}]/gu, '')
  if (!SCRIPTS.some((script) => script.test(letters)) || LOOKALIKES.test(letters)) return NAME_SCRIPTS
  const words = foldText(name).replace(/['.-]/g, '')
  return RESERVED.test(words) || words.split(' ').some((word) => COUNCIL_WORDS.has(word))
    ? NAME_RESERVED
    : null
}

/** Letters that stand for others: full width, mathematical, ordinal. */
function hasDisguisedLetters(name: string): boolean {
  const composed = name.normalize('NFC')
  return composed !== composed.normalize('NFKC')
}

/** Returns the tidied name of a person with `min` (at least 1) to `max` code points; otherwise null. */
export function personName(typed: string, min: number, max: number): string | null {
  const name = limitedName(tidyName(typed), min, max)
  return name !== null && nameFault(name) === null ? name : null
}
