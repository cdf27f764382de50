import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import { matchesOf } from '../pages/matches.ts'
import { Bindings, type SqlStatement } from '../statement.ts'

const MARK = 'listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark'

/**
 * Everyone whose name and registration fit, whatever the exact filters, each in 16 bytes as `ListingCounts` reads them:
 * to be gone through once for all groups of counts, which one aggregate after another would do far slower.
 */
export function peopleMatching({ license }: SearchCriteria, reading: NameReading | null): SqlStatement {
  const bindings = new Bindings()
  const found = matchesOf(license ? { license } : {}, reading, bindings, MARK)
  const text = `
    select coalesce(string_agg(mark, ''), '') as people
    from (${found}) as found`
  return { text, values: bindings.values }
}

/** The bearers of one common word, and whether all of them are kept so; `gone` are to be taken from those who `came`. */
export function bearersOf(word: string): SqlStatement {
  const text = `
    select coalesce((select kept from common_names where word = $1::text), false) as kept,
           coalesce(string_agg(came, ''), '') as came, coalesce(string_agg(gone, ''), '') as gone
    from common_name_bearers where word = $1::text`
  return { text, values: [word] }
}
