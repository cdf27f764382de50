import {
  type AddressKind,
  type AddressMeasure,
  type AddressRange,
  type KeyedAddress,
  PublicAddresses,
} from '#application/ports/public_addresses.ts'
import type { Database } from '../database.ts'
import { ADDRESS_SOURCES } from './address_sources.ts'

const MOST_LISTED = 1_000

interface AddressRow {
  key: string
  changedAt: Date | null
  slug: string
  city: string
  state: string
  category: string
}

export class PostgresPublicAddresses extends PublicAddresses {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async measure(kind: AddressKind, step: number): Promise<AddressMeasure> {
    const { addresses, keyColumns } = ADDRESS_SOURCES[kind]
    const order = keyColumns.join(', ')
    const rows = await this.#database.rows<{ key: string; place: number; count: number }>(
      `select concat_ws(' ', ${order}) as key, place::integer, count::integer
       from (select *, row_number() over (order by ${order}) as place, count(*) over () as count
             from (${addresses}) as address) as placed
       where place % ? = 0 or place = count order by place`,
      [step],
    )
    const marks = rows.filter(({ place }) => place % step === 0).map(({ key }) => key)
    return { count: rows[0]?.count ?? 0, marks }
  }

  async list({ kind, after, until }: AddressRange, limit: number): Promise<KeyedAddress[]> {
    const { beginning, end, addresses, keyColumns, described, bindings, path } = ADDRESS_SOURCES[kind]
    const order = keyColumns.join(', ')
    const key = `(${keyColumns.map(() => '?').join(', ')})`
    const rows = await this.#database.rows<AddressRow>(
      `with listed as (
         select * from (${addresses}) as address
         where (${order}) > ${key} and (${order}) <= ${key} order by ${order} limit ?)
       ${described} order by ${order}`,
      [...bindings(after ?? beginning), ...bindings(until ?? end), Math.min(limit, MOST_LISTED)],
    )
    return rows.map((row) => ({ key: row.key, path: path(row), changedAt: row.changedAt }))
  }
}
