import type {
  PublicAddresses,
  AddressKind,
  AddressMeasure,
  AddressRange,
  KeyedAddress,
} from '#application/ports/public_addresses.ts'
import type { SiteReviews, SiteRating } from '#application/ports/review_repository.ts'
import { postPath } from '#domain/blog/post_category.ts'
import { specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import { DatabaseAdapter } from '../database.ts'
import { listed } from '../listed.ts'

/** Each pair of specialty and municipality with a professional, once. */
const EVERY_CITY = `select specialty_id, municipality_id from professional_listings
  where specialty_id > 0 and municipality_id > 0 group by specialty_id, municipality_id`

/** There must be no other lower bound: the index scan would start there and not at the pair. */
const firstAfter = (specialty: string, municipality: string) => `
  select specialty_id, municipality_id from professional_listings
  where municipality_id <> 0 and (specialty_id, municipality_id) > (${specialty}, ${municipality})
  order by specialty_id, municipality_id limit 1`

/**
 * The same as EVERY_CITY from a pair on, with one index lookup per pair, however many professionals share it:
 * https://wiki.postgresql.org/wiki/Loose_indexscan. Bindings: the previous pair, the limit, and the last pair.
 */
const CITY_WALK = `
  with recursive walk as (
    select first.*, 1 as place from (${firstAfter('?', '?')}) as first
    union all
    select following.*, walk.place + 1
    from walk cross join lateral (${firstAfter('walk.specialty_id', 'walk.municipality_id')}) as following
    where walk.place < ?
  ),
  listed as (select specialty_id, municipality_id from walk where (specialty_id, municipality_id) <= (?, ?))`

/** A row of a list, with what its path needs. */
interface AddressRow {
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

interface AddressSource {
  /** Keys before and after all others. */
  beginning: string
  end: string
  /** The key's columns, in order. */
  keyColumns: string[]
  /** Selects every address by its key columns. */
  every: string
  /** With clauses that define `listed`: the key columns of one range. */
  walk: string
  bindings: (range: Range) => unknown[]
  /** Selects the rows of `listed` with their data. */
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

/** The country's counts contain every specialty with a professional. */
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

const ADDRESS_SOURCES: Record<AddressKind, AddressSource> = { specialties, cities, profiles, posts }

const MAX_LISTED = 1_000

export class PostgresPublicAddresses extends DatabaseAdapter implements PublicAddresses {
  async measure(kind: AddressKind, step: number): Promise<AddressMeasure> {
    const { every, keyColumns } = ADDRESS_SOURCES[kind]
    const order = keyColumns.join(', ')
    const rows = await this.database.withoutStatementTimeout(() =>
      this.database.rows<{ key: string; place: number }>(
        `select concat_ws(' ', ${order}) as key, place::integer
         from (select *, row_number() over along as place, lead(1) over along is null as is_last
               from (${every}) as address window along as (order by ${order})) as placed
         where place % ? = 0 or is_last order by place`,
        [step],
      ),
    )
    const marks = rows.filter(({ place }) => place % step === 0).map(({ key }) => key)
    return { count: rows.at(-1)?.place ?? 0, marks }
  }

  async list({ kind, after, until }: AddressRange, limit: number): Promise<KeyedAddress[]> {
    const { beginning, end, keyColumns, walk, bindings, described, path } = ADDRESS_SOURCES[kind]
    const range = { after: after ?? beginning, until: until ?? end, limit: Math.min(limit, MAX_LISTED) }
    const rows = await this.database.rows<AddressRow>(
      `${walk} ${described} order by ${keyColumns.join(', ')}`,
      bindings(range),
    )
    return rows.map((row) => ({ key: row.key, path: path(row), changedAt: row.changedAt }))
  }
}

export class PostgresSiteReviews extends DatabaseAdapter implements SiteReviews {
  async summarize(): Promise<SiteRating | null> {
    const summary = await this.database.row<{ value: number | null; count: number }>(
      `select round(avg(review.rating), 1)::float8 as value, count(*)::integer as count
       from reviews review join professionals professional on professional.id = review.professional_id
       where review.status = 'approved' and ${listed('professional')}`,
    )
    return summary?.value ? { value: summary.value, count: summary.count } : null
  }
}
