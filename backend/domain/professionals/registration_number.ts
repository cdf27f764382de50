import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { codePointLength, tidyText } from '#domain/shared/text.ts'

const ACCEPTED = /^[A-Z0-9./ -]{5,20}$/i
const MAX_LENGTH = 20

/**
 * Returns a registration as displayed: 5 to 20 letters, digits, dots, slashes, blanks or hyphens; a known council's in
 * its usual form. Null for anything else.
 */
export function registrationNumber(typed: string): string | null {
  const text = tidyText(typed)
  if (!ACCEPTED.test(text) || !registrationKey(text)) return null
  const license = parseLicense(text)
  const shown = license ? formatLicense(license) : text
  return codePointLength(shown) <= MAX_LENGTH ? shown : text
}

/** Equal for two spellings of one registration: ignores case and punctuation. */
export function registrationKey(registration: string): string {
  return registration.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Only physicians have specialist registrations (RQE). */
export const mayHaveRqe = (registration: string) => parseLicense(registration)?.council === 'CRM'

export const MAX_RQES = 2
const RQE = /^(?:rqe)?[\s:.-]*(?:n[ºo°]?[\s:.]*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})$/i

/**
 * Returns the digits of a specialist registration (RQE), 1 to 7, from '12345', 'RQE 12345' or 'RQE nº 12.345'; null for
 * anything else. Who announces a specialty must name its RQE, and announces at most two: Resolution 2.336/2023 of the
 * CFM, https://sistemas.cfm.org.br/normas/visualizar/resolucoes/BR/2023/2336.
 */
export function rqeNumber(typed: string): string | null {
  const digits = RQE.exec(tidyText(typed))?.[1]?.replaceAll('.', '').replace(/^0+/, '')
  return digits && digits.length <= 7 ? digits : null
}

/** Returns a physician's unique RQEs, ignoring blank ones; null if one is invalid or there are more than two. */
export function rqeNumbers(typed: readonly string[]): readonly string[] | null {
  const numbers = typed.filter((each) => each.trim()).map(rqeNumber)
  const known = [...new Set(numbers.filter((each) => each !== null))]
  return numbers.includes(null) || known.length > MAX_RQES ? null : known
}

const DOCUMENT = /^[A-Z0-9./ -]{11,18}$/i

/** Returns a CPF or CNPJ as typed: 11 to 18 characters, at least 11 of which count. A port checks its check digits. */
export function documentNumber(typed: string): string | null {
  const text = tidyText(typed)
  return DOCUMENT.test(text) && registrationKey(text).length >= 11 ? text : null
}
