import { COUNCILS, type License } from '#domain/catalogue/license.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'

/** The forms in which an index may hold a registration: its letters, then its digits. */
export interface LicenseKeys {
  /** With council and state in either order. */
  whole: string[]
  /** Without the state: the same registration only if the person works in that state. */
  stateless: string[]
}

export function licenseKeys({ council, number, state }: License): LicenseKeys {
  const digits = number.replace(/\D/g, '')
  const category = number.replace(/[^a-z]/gi, '').toLowerCase()
  const bodies = (council ? [council] : COUNCILS).map((each) => each.toLowerCase())
  const states = (state ? [state] : STATE_CODES).map((code) => code.toLowerCase())
  const whole = bodies.flatMap((body) =>
    states.flatMap((code) => [body + code + category, code + body + category, body + category + code]),
  )
  return {
    whole: [...new Set(whole)].map((letters) => letters + digits),
    stateless: [...bodies.map((body) => body + category + digits), digits],
  }
}
