/** Pages that depend on the data: specialties and their cities with visible professionals, profiles, posts. */
export const ADDRESS_KINDS = ['specialties', 'cities', 'profiles', 'posts'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

export interface PublicAddress {
  /** From the root of the site: `/ana-souza`. */
  path: string
  /** When the page's data last changed; null if that is not recorded. */
  changedAt: Date | null
}

export interface KeyedAddress extends PublicAddress {
  /** Its position in the order of its kind; opaque outside the port. */
  key: string
}

/** A range of one kind in key order. */
export interface AddressRange {
  kind: AddressKind
  /** Exclusive start; null for the beginning. */
  after: string | null
  /** Inclusive end; null for the end. */
  until: string | null
}

export interface AddressMeasure {
  /** Number of addresses of the kind. */
  count: number
  /** Keys of every `step`-th address, in order. */
  marks: string[]
}

/** Lists the public pages: visible professionals and published posts. */
export abstract class PublicAddresses {
  /** Scans an index: too slow for every request. */
  abstract measure(kind: AddressKind, step: number): Promise<AddressMeasure>

  /** Returns the first `limit` (1 to 1,000) addresses of the range in key order; continue after the last key. */
  abstract list(range: AddressRange, limit: number): Promise<KeyedAddress[]>
}
