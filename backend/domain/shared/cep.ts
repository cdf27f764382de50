/** The eight digits of a postal code, null where there are not exactly eight. */
export function cepDigits(typed: string): string | null {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}
