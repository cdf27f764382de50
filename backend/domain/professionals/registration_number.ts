import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { codePointLength, tidyText } from '#domain/shared/text.ts'

const ACCEPTED = /^[A-Z0-9./ -]{5,20}$/i
const LONGEST = 20

/**
 * A council's registration as it is shown: 5 to 20 letters, digits, dots, slashes, blanks or hyphens; a recognised
 * council's is put in its usual form. Null where it is not one.
 */
export function registrationNumber(typed: string): string | null {
  const text = tidyText(typed)
  if (!ACCEPTED.test(text) || !registrationKey(text)) return null
  const license = parseLicense(text)
  const shown = license ? formatLicense(license) : text
  return codePointLength(shown) <= LONGEST ? shown : text
}

/** What two writings of one registration have in common: neither case nor punctuation counts. */
export function registrationKey(registration: string): string {
  return registration.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

const DOCUMENT = /^[A-Z0-9./ -]{11,18}$/i

/** A CPF or CNPJ as typed: 11 to 18 characters of which at least 11 count. Its check digits are the port's affair. */
export function documentNumber(typed: string): string | null {
  const text = tidyText(typed)
  return DOCUMENT.test(text) && registrationKey(text).length >= 11 ? text : null
}
