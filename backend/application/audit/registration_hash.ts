import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'

/** Returns what an audit entry keeps of a registration: two can be compared, and none can be read. */
export function registrationHash(hasher: KeyedHasher, crm: string): string {
  return hasher.hash(`registration ${registrationKey(crm)}`)
}
