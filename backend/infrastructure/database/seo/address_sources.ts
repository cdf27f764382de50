import { postPath } from '#domain/blog/post_category.ts'
import { specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import type { AddressKind } from '#application/ports/public_addresses.ts'
import { listed } from '../listed.ts'
import { CITY_WALK, EVERY_CITY } from './city_walk.ts'

/** A row of a list, with what its path needs. */
export interface AddressRow {
  key: string
  changedAt: Date | null
  slug: string
  city: string
  state: string
  category: string
}

interface Range {
  after: string
  until: string
  limit: number
}

export interface AddressSource {
  /** Keys before every key and at or after every key. */
  beginning: string
  end: string
  /** The columns of the key, in their order. */
  keyColumns: string[]
  /** Every address by its key columns. */
  every: string
  /** With clauses that make `listed`: the key columns of one range. */
  walk: string
  bindings: (range: Range) => unknown[]
  /** The rows of `listed`, described. */
  described: string
  path: (row: AddressRow) => string
}

const uuidKeyed = (every: string) => ({
  beginning: '00000000-0000-0000-0000-000000000000',
  end: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  keyColumns: ['id'],
  every,
  walk: `with listed as (${every} and id > ? and id <= ? order by id limit ?)`,
  bindings: ({ after, until, limit }: Range) => [after, until, limit],
})

const profiles: AddressSource = {
  ...uuidKeyed(`select id from professionals where ${listed('professionals')}`),
  described: `select id as key, professional.slug, professional.updated_at as "changedAt"
    from listed join professionals professional using (id)`,
  path: ({ slug }) => `/${slug}`,
}

const posts: AddressSource = {
  ...uuidKeyed(`select id from blog_posts where is_published`),
  described: `select id as key, post.slug, post.category, post.updated_at as "changedAt"
    from listed join blog_posts post using (id)`,
  path: ({ slug, category }) => postPath(category, slug),
}

/** The counts of the whole country hold every specialty that somebody has. */
const EVERY_SPECIALTY = `select specialty_id from listing_cells
  where place = 'BR' and specialty_id > 0 group by specialty_id having sum(listings) > 0`

const specialties: AddressSource = {
  beginning: '0',
  end: '32767',
  keyColumns: ['specialty_id'],
  every: EVERY_SPECIALTY,
  walk: `with listed as (select * from (${EVERY_SPECIALTY}) as specialty
    where specialty_id > ? and specialty_id <= ? order by specialty_id limit ?)`,
  bindings: ({ after, until, limit }) => [Number(after), Number(until), limit],
  described: `select specialty_id::text as key, specialty.slug, null::timestamptz as "changedAt"
    from listed join specialties specialty on specialty.id = specialty_id`,
  path: ({ slug }) => specialtyPath(slug),
}

const numbersIn = (key: string) => key.split(' ').map(Number)

const cities: AddressSource = {
  beginning: '0 9999999',
  end: '32767 9999999',
  keyColumns: ['specialty_id', 'municipality_id'],
  every: EVERY_CITY,
  walk: CITY_WALK,
  bindings: ({ after, until, limit }) => [...numbersIn(after), limit, ...numbersIn(until)],
  described: `select specialty_id || ' ' || municipality_id as key, specialty.slug, municipality.name as city,
      municipality.state, null::timestamptz as "changedAt"
    from listed join specialties specialty on specialty.id = specialty_id
    join municipalities municipality on municipality.ibge_code = municipality_id`,
  path: ({ slug, city, state }) => specialtyInCityPath(slug, city, state),
}

export const ADDRESS_SOURCES: Record<AddressKind, AddressSource> = { specialties, cities, profiles, posts }
