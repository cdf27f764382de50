import { tidyPastedLine } from './pasted.ts'

/**
 * Brazilian phone numbers as digits: area code and number (10 or 11), or with the country code 55 (12 or 13). The
 * length decides about the country code, since area code 55 exists; after a plus there must be one. A telephone, unlike
 * a WhatsApp, may also be a number without an area code and have an extension.
 */
const LOCAL = /^\d{10,11}$/
const INTERNATIONAL = /^55\d{10,11}$/
const WRITTEN = /^[\d\s().+-]+$/
/** 'Tel.:', 'WhatsApp (', 'Fone' before a number. */
const LABEL = /^(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap)\b[\s.:/-]*(?=[\d(+])/i
const PUNCTUATION = /[\u2010-\u2015\u2212]/g

/** Assigned by Anatel. */
export const AREA_CODE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/**
 * Returns the digits of a number however it is written: '(011) 3265-4321', '0xx11 …', '015 11 …' with a carrier, '0055
 * 11 …', '+55 …'. Null for letters, a foreign prefix or an impossible length.
 */
export function phoneDigits(typed: string): string | null {
  const text = tidyPastedLine(typed)
    .replace(LABEL, '')
    .replace(PUNCTUATION, '-')
    .replace(/(?<!\d)0\s*xx?(?=[\s(]*\d)/i, '0')
  if (!WRITTEN.test(text)) return null
  const digits = withoutTrunk(text.replace(/\D/g, ''))
  if (INTERNATIONAL.test(digits)) return digits
  return LOCAL.test(digits) && !text.startsWith('+') ? digits : null
}

/** What one dials before the area code: 0, 0 and a carrier, 00 before 55, 0 after 55. */
const BEFORE_AREA_CODE = /^(?:00(?=55)|0(?:\d\d)??(?=[1-9]\d(?:\d{8,9})$))/

function withoutTrunk(digits: string): string {
  const rest = digits.replace(BEFORE_AREA_CODE, '').replace(/^550(?=\d{10,11}$)/, '55')
  return AREA_CODE.test(localDigits(rest)) ? rest : digits
}

/** Like `phoneDigits`, but requires an assigned area code, not only zeros, and the ninth digit of a mobile number. */
export function phoneNumber(typed: string): string | null {
  const digits = phoneDigits(typed)
  return digits && isAssigned(digits) && !NO_NINTH.test(localDigits(digits)) ? digits : null
}

function isAssigned(digits: string): boolean {
  const local = localDigits(digits)
  return AREA_CODE.test(local) && !/^0+$/.test(local.slice(2))
}

/** Landlines begin with 2 to 5; since 2016 every mobile number has nine digits and begins with 9. */
const NO_NINTH = /^\d\d[6-9]\d{7}$/
export const MISSING_NINTH = 'Faltou o 9? Um celular tem nove dígitos depois do DDD.'

/** Returns whether a number would be one, had a 9 not been left out. */
export function missesNinth(typed: string): boolean {
  const digits = phoneDigits(typed)
  return digits !== null && isAssigned(digits) && NO_NINTH.test(localDigits(digits))
}

/** Numbers without an area code, which are dialled as they are. */
const SERVICE = /^(?:0[38]00\d{6,7}|(?:4004|3003)\d{4})$/
const EXTENSION = /^(.*?\d)[\s,;/.-]*(?:ramal|ram\.?|r\.)\s*:?\s*(\d{1,6})$/i
/** A telephone as it is stored: '08007221234', '40041234', '1132654321', '1132654321 ramal 12'. */
const STORED_TELEPHONE = /^(\d{8,13})( ramal \d{1,6})?$/

/**
 * Returns a telephone as it is stored: the digits of `phoneNumber`, or of a number 0800, 0300, 4004 or 3003, with ' ramal
 * 12' where an extension was typed; null for anything else.
 */
export function telephone(typed: string): string | null {
  const text = tidyPastedLine(typed)
  const [, number = text, extension] = EXTENSION.exec(text) ?? []
  const digits = serviceNumber(number) ?? phoneNumber(number)
  return digits && extension ? `${digits} ramal ${extension}` : digits
}

/** Like `telephone`, with the 9 that a mobile number lacks: for finding one that was noted before 2016, never for storing. */
export function telephoneSought(typed: string): string | null {
  if (!missesNinth(typed)) return telephone(typed)
  const local = localDigits(phoneDigits(typed) ?? '')
  return `${local.slice(0, 2)}9${local.slice(2)}`
}

function serviceNumber(typed: string): string | null {
  const text = typed.replace(LABEL, '').replace(PUNCTUATION, '-')
  const digits = WRITTEN.test(text) ? text.replace(/\D/g, '') : ''
  return SERVICE.test(digits) ? digits : null
}

/** Returns the spellings in which a telephone as it is stored may be stored elsewhere, without an extension. */
export function storedForms(stored: string): string[] {
  const [digits = ''] = stored.split(' ')
  if (SERVICE.test(digits)) return [digits]
  const local = localDigits(digits)
  return [local, withCountryCode(local)]
}

export function withCountryCode(digits: string): string {
  return LOCAL.test(digits) ? `55${digits}` : digits
}

/** Returns the digits without the country code. */
export function localDigits(digits: string): string {
  return digits.length > 11 ? digits.slice(2) : digits
}

/** Returns what a phone dials, without the extension: '+551132654321', '08007221234'; null if it cannot be called. */
export function dialled(typed: string): string | null {
  const [digits = ''] = (telephone(typed) ?? '').split(' ')
  if (SERVICE.test(digits)) return digits
  const number = phoneDigits(digits || typed)
  return number && `+${withCountryCode(number)}`
}

/** Returns `https://wa.me/…` with an optional message; null if the number cannot be called. */
export function whatsappLink(typed: string, text?: string): string | null {
  const digits = phoneDigits(typed)
  if (!digits) return null
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${withCountryCode(digits)}${query}`
}

/** (11) 99876-5432, (11) 3265-4321 ramal 12, 0800 722 1234, 4004-1234; anything else as it was typed. */
export function formatPhone(typed: string): string {
  const [, number = typed, extension = ''] = STORED_TELEPHONE.exec(typed) ?? []
  const digits = serviceNumber(number) ?? phoneDigits(number)
  if (!digits) return typed
  return `${formatDigits(digits)}${extension}`
}

function formatDigits(digits: string): string {
  if (!SERVICE.test(digits)) {
    const local = localDigits(digits)
    return `(${local.slice(0, 2)}) ${local.slice(2, -4)}-${local.slice(-4)}`
  }
  if (digits.length === 8) return `${digits.slice(0, 4)}-${digits.slice(4)}`
  return `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`
}
