import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { codePointLength, tidyText } from '#domain/shared/text.ts'

const ACCEPTED = /^[A-Z0-9./ -]{5,20}$/i
const MAX_LENGTH = 20

/**
 * A council's registration as it is shown: 5 to 20 letters, digits, dots, slashes, blanks or hyphens; a recognised
 * council's is put in its usual form. Null where it is not one.
 */
export function registrationNumber(typed: string): string | null {
  const text = tidyText(typed)
  if (!ACCEPTED.test(text) || !registrationKey(text)) return null
  const license = parseLicense(text)
  const shown = license ? formatLicense(license) : text
  return codePointLength(shown) <= MAX_LENGTH ? shown : text
}

/** What two writings of one registration have in common: neither case nor punctuation counts. */
export function registrationKey(registration: string): string {
  return registration.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** The registration of medicine is the only one with registrations of specialist. */
export const mayHaveRqe = (registration: string) => parseLicense(registration)?.council === 'CRM'

export const MAX_RQES = 2
const RQE = /^(?:rqe)?[\s:.-]*(?:n[ºo°]?[\s:.]*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})$/i

/**
 * The digits of a registration of specialist (RQE) in the council of medicine, 1 to 7, as in '12345', 'RQE 12345' or
 * 'RQE nº 12.345'; null where it is not one. Who announces a specialty must say its RQE, and announces at most two:
 * Resolution 2.336/2023 of the CFM, https://sistemas.cfm.org.br/normas/visualizar/resolucoes/BR/2023/2336.
 */
export function rqeNumber(typed: string): string | null {
  const digits = RQE.exec(tidyText(typed))?.[1]?.replaceAll('.', '').replace(/^0+/, '')
  return digits && digits.length <= 7 ? digits : null
}

/** Those of one doctor, each once, blank ones left out; null where one is none or there are more than two. */
export function rqeNumbers(typed: readonly string[]): readonly string[] | null {
  const numbers = typed.filter((each) => each.trim()).map(rqeNumber)
  const known = [...new Set(numbers.filter((each) => each !== null))]
  return numbers.includes(null) || known.length > MAX_RQES ? null : known
}

const DOCUMENT = /^[A-Z0-9./ -]{11,18}$/i

/** A CPF or CNPJ as typed: 11 to 18 characters of which at least 11 count. Its check digits are the port's affair. */
export function documentNumber(typed: string): string | null {
  const text = tidyText(typed)
  return DOCUMENT.test(text) && registrationKey(text).length >= 11 ? text : null
}
