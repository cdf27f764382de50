/**
 * Characters that no text may contain: controls (except tab and line breaks), bidi overrides, lone surrogates, and the
 * two that XML forbids (a workbook with them does not open).
 */
export const FORBIDDEN_CHARACTERS =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

const VISIBLE = /[^\s\u00AD\u200B-\u200F\u2060\u3164\uFFA0\p{Mark}]/u
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g
/** What turns into a link: a URL with its scheme, an e-mail, a number, a host with a path or a common ending. */
const ENDINGS =
  'com net org gov edu br io info site online link xyz ly me shop app co gl gg tv cc ai dev tech store club vip top ' +
  'blog live page click wiki bio biz uk ru cn pw tk fun space website digital news world pro win bet'
const WEB_ADDRESSES = [
  /https?:\/\/|www\./iu,
  /\S@[\p{L}\d-]+\./iu,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /[\p{L}\d-]\.\p{L}{2,}\/\S/iu,
  new RegExp(`[\\p{L}\\d-]\\.(?:xn--[a-z\\d-]+|${ENDINGS.split(' ').join('|')})(?![\\p{L}\\d])`, 'iu'),
]

/** Nothing below U+0300 combines, so a typed text of such letters is in NFC already. */
const MAY_COMBINE = /[\u0300-\uFFFF]/

/** Converts to Unicode NFC and plain line breaks, and trims. */
export function tidyText(text: string): string {
  const composed = MAY_COMBINE.test(text) ? text.normalize('NFC') : text
  return (composed.includes('\r') ? composed.replaceAll('\r\n', '\n') : composed).trim()
}

/** Like `tidyText`, for one line: each run of blanks becomes one. Line breaks and tabs stay, to be refused. */
export function tidyLine(text: string): string {
  const line = tidyText(text)
  return RUN_OF_BLANKS.test(line) ? line.replace(RUNS_OF_BLANKS, ' ') : line
}

const RUN_OF_BLANKS = /[^\S\t\n\r\u2028\u2029]{2}|[^\S \t\n\r\u2028\u2029]/
const RUNS_OF_BLANKS = /[^\S\t\n\r\u2028\u2029]+/g

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN_CHARACTERS.test(text)
}

/** Length in code points: an emoji is one. */
export function codePointLength(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0)
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/** Includes the tab: a single line, such as a mail header, may contain none. */
export const LINE_BREAK = /[\t\n\r\u2028\u2029]/

export function hasLineBreak(text: string): boolean {
  return LINE_BREAK.test(text)
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** In any form of letters and dots. */
export function hasWebAddress(text: string): boolean {
  const plain = withoutInvisible(text).normalize('NFKC').replaceAll('。', '.')
  return WEB_ADDRESSES.some((address) => address.test(plain))
}

/** Removes characters without width: soft hyphens, joiners, fillers. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u00AD\u115F\u1160\u180E\u200B-\u200F\u2060-\u2064\u3164\uFFA0]/g, '')
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/

/** Lower case without accents, for comparing typed words. */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Text in which every UTF-16 unit is one character; testing that is a hundred times faster than segmenting. */
const PLAIN_LATIN = /^[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027]*$/u

/** Cuts to at most `limit` UTF-16 units, never inside a grapheme. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  if (PLAIN_LATIN.test(text.slice(0, limit + 1))) return text.slice(0, limit)
  let end = 0
  const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Returns the tidied text if it is visible and has `min` (at least 1) to `max` code points; otherwise null. */
export function limitedText(typed: string, min: number, max: number, tidy = tidyText): string | null {
  if (hasForbiddenCharacters(typed)) return null
  const text = tidy(typed)
  const length = codePointLength(text)
  return isVisible(text) && length >= min && length <= max ? text : null
}

/** Like `limitedText`, on one line with single blanks. */
export function limitedLine(typed: string, min: number, max: number): string | null {
  return limitedText(typed, min, max, tidyLine)
}

/** Returns the name of a place or thing: a limited single line with a letter and without a URL; otherwise null. */
export function limitedName(typed: string, min: number, max: number): string | null {
  const name = limitedLine(withoutInvisible(typed), min, max)
  return name && !hasLineBreak(name) && hasLetter(name) && !hasWebAddress(name) ? name : null
}

/** Returns the tidied text; null if nothing is visible, undefined if it exceeds `max` code points. */
export function optionalText(typed: string | null | undefined, max: number): string | null | undefined {
  if (!typed) return null
  if (hasForbiddenCharacters(typed)) return undefined
  const text = tidyText(typed)
  if (!isVisible(text)) return null
  return codePointLength(text) <= max ? text : undefined
}

/**
 * Compares names as the Portuguese alphabet orders them; accents count only between names that are equal without them.
 * For the reason in `numbers.ts` it does without Intl.
 */
export function alphabetically(one: string, other: string): number {
  return compareUnits(foldText(one), foldText(other)) || compareUnits(one, other)
}

function compareUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** 'a', 'a e b', 'a, b e c'; '' of none. */
export function sentenceList(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}
