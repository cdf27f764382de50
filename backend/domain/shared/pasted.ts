/**
 * Text as people paste it, from messengers, word processors, spreadsheets and web pages, made into text as they would
 * have typed it. Screens tidy before they send, importers before they judge; the server itself refuses what is left.
 */

/** Line breaks of word processors (U+000B, U+000C), mainframes (U+0085) and Unicode. */
// oxlint-disable-next-line no-control-regex
const LINE_BREAKS = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g
/** The tab, and blanks that do not break or have a width of their own. */
const BLANKS = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
/** Controls, direction marks, soft hyphens, byte order marks; not the joiners of emoji and of Indic letters. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]/g
/** Quick to test, and seldom there. */
// oxlint-disable-next-line no-control-regex
const ANY_OF_THESE = /[^\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027]/

/** Returns the text without characters that nobody sees, with plain blanks and line breaks. */
export function tidyPasted(text: string): string {
  if (!ANY_OF_THESE.test(text)) return text
  return text.replace(LINE_BREAKS, '\n').replace(BLANKS, ' ').replace(UNSEEN, '')
}

/** Like `tidyPasted`, on one line and without the joiners. */
export function tidyPastedLine(text: string): string {
  return tidyPasted(text)
    .replace(/[\u200C\u200D]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns a value with all its texts as `tidyPasted` leaves them, those of the named lines on one line; a password stays
 * as it was typed.
 */
export function tidyTexts<Value>(value: Value, lines: ReadonlySet<string> = new Set()): Value {
  return tidied(value, '', lines) as Value
}

function tidied(value: unknown, name: string, lines: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    if (/password/i.test(name)) return value
    return lines.has(name) ? tidyPasted(value).replaceAll('\n', ' ') : tidyPasted(value)
  }
  if (Array.isArray(value)) return value.map((each) => tidied(each, name, lines))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidied(each, key, lines)]))
}

const DOCUMENT_LABEL =
  /^\s*(?:CPF\s*\/\s*CNPJ|CPF|CNPJ)(?:\/MF)?\s*(?:n[º°o]\.?)?\s*[:.-]?\s+(?=\d)|^\s*(?:CPF|CNPJ)\s*[:.-]\s*/i

/** Of typesetters. */
const HYPHENS = /[\u2010-\u2015\u2212]/g

/** Returns a CPF or CNPJ without the word before it. */
export function pastedDocument(text: string): string {
  return tidyPastedLine(text).replace(DOCUMENT_LABEL, '').replace(HYPHENS, '-')
}
