import { postPath } from '#domain/blog/post_category.ts'
import { specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import type { AddressKind } from '#application/ports/public_addresses.ts'

/** Column of the key in every statement, and of the row it belongs to. */
interface KeyedRow {
  key: string
  changedAt: Date | null
}

export interface AddressSource<Row> {
  /** Keys before every key and at or after every key. */
  beginning: string
  end: string
  /** Every address with its key column(s), in no order. */
  addresses: string
  /** The columns of the key, in their order. */
  keyColumns: string[]
  /** The rows of a limited list `listed`, with what their path needs. */
  described: string
  bindings: (key: string) => unknown[]
  path: (row: Row) => string
}

type Source<Columns extends object> = AddressSource<KeyedRow & Columns>

const FIRST_UUID = '00000000-0000-0000-0000-000000000000'
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const specialties: Source<{ slug: string }> = {
  beginning: '0',
  end: '32767',
  addresses: `select specialty_id from listing_cells where municipality_id = -1 and specialty_id > 0
    group by specialty_id having sum(listings) > 0`,
  keyColumns: ['specialty_id'],
  described: `select specialty_id::text as key, specialty.slug, null::timestamptz as "changedAt"
    from listed join specialties specialty on specialty.id = specialty_id`,
  bindings: (key) => [Number(key)],
  path: ({ slug }) => specialtyPath(slug),
}

const cities: Source<{ slug: string; city: string; state: string }> = {
  beginning: '0 0',
  end: '9999999 32767',
  addresses: `select municipality_id, specialty_id from listing_cells where municipality_id > 0 and specialty_id > 0
    group by municipality_id, specialty_id having sum(listings) > 0`,
  keyColumns: ['municipality_id', 'specialty_id'],
  described: `select municipality_id || ' ' || specialty_id as key, specialty.slug, municipality.name as city,
      municipality.state, null::timestamptz as "changedAt"
    from listed join specialties specialty on specialty.id = specialty_id
    join municipalities municipality on municipality.ibge_code = municipality_id`,
  bindings: (key) => key.split(' ').map(Number),
  path: ({ slug, city, state }) => specialtyInCityPath(slug, city, state),
}

const profiles: Source<{ slug: string }> = {
  beginning: FIRST_UUID,
  end: LAST_UUID,
  addresses: `select id from professionals where role = 'user' and not blocked`,
  keyColumns: ['id'],
  described: `select id as key, professional.slug, professional.updated_at as "changedAt"
    from listed join professionals professional using (id)`,
  bindings: (key) => [key],
  path: ({ slug }) => `/${slug}`,
}

const posts: Source<{ slug: string; category: string }> = {
  beginning: FIRST_UUID,
  end: LAST_UUID,
  addresses: `select id from blog_posts where is_published`,
  keyColumns: ['id'],
  described: `select id as key, post.slug, post.category, post.updated_at as "changedAt"
    from listed join blog_posts post using (id)`,
  bindings: (key) => [key],
  path: ({ slug, category }) => postPath(category, slug),
}

type AnySource = AddressSource<KeyedRow & { slug: string; city: string; state: string; category: string }>

export const ADDRESS_SOURCES: Record<AddressKind, AnySource> = { specialties, cities, profiles, posts }
