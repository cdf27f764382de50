/** Pages that come and go with the data: specialties and their cities while somebody is there, people, posts. */
export const ADDRESS_KINDS = ['specialties', 'cities', 'profiles', 'posts'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

export interface PublicAddress {
  /** From the root of the site: `/ana-souza`. */
  path: string
  /** When what the page shows was last changed; null where nobody keeps that. */
  changedAt: Date | null
}

export interface KeyedAddress extends PublicAddress {
  /** Its place in the order of its kind; means nothing outside the port. */
  key: string
}

/** A stretch of one kind in key order. */
export interface AddressRange {
  kind: AddressKind
  /** The key before the first; null from the beginning. */
  after: string | null
  /** The key of the last; null to the end. */
  until: string | null
}

export interface AddressMeasure {
  /** How many addresses of the kind there are. */
  count: number
  /** Keys of every `step`-th address, in order. */
  marks: string[]
}

/** Lists what a stranger may open: visible professionals and published posts, never anything hidden. */
export abstract class PublicAddresses {
  /** Costs one pass over an index; not for every request. */
  abstract measure(kind: AddressKind, step: number): Promise<AddressMeasure>

  /** The first `limit` (1 to 1,000) addresses of the range, in key order; go on after the last one's key. */
  abstract list(range: AddressRange, limit: number): Promise<KeyedAddress[]>
}
