/**
 * Brazilian phone numbers as digits: area code and number (10 or 11), or with the country code 55 (12 or 13). The
 * length decides about the country code, since area code 55 exists; after a plus there must be one.
 */
const LOCAL = /^\d{10,11}$/
const INTERNATIONAL = /^55\d{10,11}$/

/** Returns the digits of a typed number; null for letters, a foreign prefix or an impossible length. */
export function phoneDigits(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  if (INTERNATIONAL.test(digits)) return digits
  return LOCAL.test(digits) && !typed.trim().startsWith('+') ? digits : null
}

/** Assigned by Anatel. */
export const AREA_CODE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/** Like `phoneDigits`, but requires an assigned area code and not only zeros. */
export function phoneNumber(typed: string): string | null {
  const digits = phoneDigits(typed)
  if (!digits) return null
  const local = localDigits(digits)
  return AREA_CODE.test(local) && !/^0+$/.test(local.slice(2)) ? digits : null
}

export function withCountryCode(digits: string): string {
  return LOCAL.test(digits) ? `55${digits}` : digits
}

/** Returns the digits without the country code. */
export function localDigits(digits: string): string {
  return digits.length > 11 ? digits.slice(2) : digits
}

/** Returns `https://wa.me/…` with an optional message; null if the number cannot be called. */
export function whatsappLink(typed: string, text?: string): string | null {
  const digits = phoneDigits(typed)
  if (!digits) return null
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${withCountryCode(digits)}${query}`
}

/** (11) 99876-5432, the Brazilian format. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  if (!digits) return typed
  const local = localDigits(digits)
  return `(${local.slice(0, 2)}) ${local.slice(2, -4)}-${local.slice(-4)}`
}
