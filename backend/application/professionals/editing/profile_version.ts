import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** A short text that is the same for the same text, and another for nearly every other one: FNV-1a, 32 bits. No secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What a profile's form does not write. */
const NOT_EDITED: ReadonlySet<string> = new Set<keyof ProfessionalState>([
  ...(['id', 'email', 'role', 'blocked', 'subscriptionLevel', 'isVerified', 'cpfCnpj'] as const),
  ...(['rating', 'reviewCount', 'profileViews', 'createdAt', 'updatedAt'] as const),
  ...(['services', 'insurances', 'locations', 'faqs'] as const),
])

/** Every field that a form writes, links one by one, with its value as text. */
function fieldsOf({ links, image, ...state }: ProfessionalState): Map<string, string> {
  const edited = Object.entries(state).filter(([field]) => !NOT_EDITED.has(field))
  const fields = [...edited, ...Object.entries({ ...links, image: image?.hash ?? null })]
  return new Map(fields.map(([field, value]) => [field, JSON.stringify(value)]))
}

/** What a profile was when it was read, as a short text: a fingerprint of each field, so that nothing has to be kept. */
export function versionOf(state: ProfessionalState): string {
  return [...fieldsOf(state)].map(([field, value]) => `${field}:${fingerprint(value)}`).join('.')
}

/**
 * Whether a change takes away what somebody else wrote after `version` was read: it writes another value to a field that
 * is no longer as it was then. A field of which the version says nothing counts as unchanged.
 */
export function undoesOthers(version: string, now: ProfessionalState, target: ProfessionalState): boolean {
  const read = new Map(version.split('.').map((part) => [part.split(':')[0], part.split(':')[1]]))
  const after = fieldsOf(target)
  return [...fieldsOf(now)].some(([field, value]) => {
    const seen = read.get(field)
    return seen !== undefined && value !== after.get(field) && seen !== fingerprint(value)
  })
}
