import {
  type AddressKind,
  type AddressMeasure,
  type AddressRange,
  type KeyedAddress,
  PublicAddresses,
} from '#application/ports/public_addresses.ts'
import type { Database } from '../database.ts'
import { ADDRESS_SOURCES, type AddressRow } from './address_sources.ts'

const MOST_LISTED = 1_000

export class PostgresPublicAddresses extends PublicAddresses {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async measure(kind: AddressKind, step: number): Promise<AddressMeasure> {
    const { every, keyColumns } = ADDRESS_SOURCES[kind]
    const order = keyColumns.join(', ')
    const rows = await this.#database.rows<{ key: string; place: number }>(
      `select concat_ws(' ', ${order}) as key, place::integer
       from (select *, row_number() over along as place, lead(1) over along is null as is_last
             from (${every}) as address window along as (order by ${order})) as placed
       where place % ? = 0 or is_last order by place`,
      [step],
    )
    const marks = rows.filter(({ place }) => place % step === 0).map(({ key }) => key)
    return { count: rows.at(-1)?.place ?? 0, marks }
  }

  async list({ kind, after, until }: AddressRange, limit: number): Promise<KeyedAddress[]> {
    const { beginning, end, keyColumns, walk, bindings, described, path } = ADDRESS_SOURCES[kind]
    const range = { after: after ?? beginning, until: until ?? end, limit: Math.min(limit, MOST_LISTED) }
    const rows = await this.#database.rows<AddressRow>(
      `${walk} ${described} order by ${keyColumns.join(', ')}`,
      bindings(range),
    )
    return rows.map((row) => ({ key: row.key, path: path(row), changedAt: row.changedAt }))
  }
}
