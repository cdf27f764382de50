/** Returns the eight digits of a postal code, or null. */
export function cepDigits(typed: string): string | null {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}
