import type { Client } from 'pg'
import { BESIDE } from './beside_schema.ts'

interface Dependents {
  indexes: { definition: string }[]
  constraints: { name: string; definition: string; isKey: boolean }[]
  triggers: { definition: string }[]
  grants: { definition: string }[]
}

/** An empty table like another one, of the same name in a schema of its own, which takes that one's place once it is filled. */
export class ShadowTable {
  readonly name: string
  readonly #table: string
  readonly #owner: Client
  #dependents: Dependents = { indexes: [], constraints: [], triggers: [], grants: [] }

  constructor(owner: Client, table: string) {
    this.#owner = owner
    this.#table = table
    this.name = `${BESIDE}.${table}`
  }

  async create(): Promise<void> {
    this.#dependents = await this.#readDependents()
    await this.#owner.query(`create table ${this.name} (like ${this.#table} including all excluding indexes)`)
  }

  /** Cheaper after the rows than with each of them. */
  async index(): Promise<void> {
    const { indexes, constraints } = this.#dependents
    for (const { definition } of indexes)
      await this.#owner.query(definition.replace(/ ON \S+ USING /, ` ON ${this.name} USING `))
    for (const { name, definition, isKey } of constraints)
      if (isKey) await this.#owner.query(`alter table ${this.name} add constraint ${name} ${definition}`)
  }

  analyze(): Promise<unknown> {
    return this.#owner.query(`analyze ${this.name}`)
  }

  /**
   * Drops the other table; inside a transaction. Readers wait for it from here on, and then find the new table by the old
   * name.
   */
  async takeOver(): Promise<void> {
    const { constraints, triggers, grants } = this.#dependents
    await this.#owner.query(`drop table ${this.#table}`)
    await this.#owner.query(`alter table ${this.name} set schema public`)
    for (const { name, definition, isKey } of constraints)
      if (!isKey)
        await this.#owner.query(`alter table ${this.#table} add constraint ${name} ${definition} not valid`)
    for (const { definition } of [...triggers, ...grants]) await this.#owner.query(definition)
  }

  /** What `takeOver` had no time to look at: that the rows keep their foreign keys. Any time after its transaction. */
  async validate(): Promise<void> {
    for (const { name, isKey } of this.#dependents.constraints)
      if (!isKey) await this.#owner.query(`alter table ${this.#table} validate constraint ${name}`)
  }

  async #readDependents(): Promise<Dependents> {
    const [indexes, constraints, triggers, grants] = [
      await this.#owner.query<Dependents['indexes'][number]>(INDEXES, [this.#table]),
      await this.#owner.query<Dependents['constraints'][number]>(CONSTRAINTS, [this.#table]),
      await this.#owner.query<Dependents['triggers'][number]>(TRIGGERS, [this.#table]),
      await this.#owner.query<Dependents['grants'][number]>(GRANTS, [this.#table]),
    ]
    return {
      indexes: indexes.rows,
      constraints: constraints.rows,
      triggers: triggers.rows,
      grants: grants.rows,
    }
  }
}

const INDEXES = `
  select pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`

const CONSTRAINTS = `
  select conname as name, pg_get_constraintdef(oid) as definition, contype in ('p', 'u') as "isKey"
  from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f') order by contype <> 'p', conname`

const TRIGGERS = `
  select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal
  order by tgname`

const GRANTS = `
  select format('grant %s on %s to %s', privilege_type, oid::regclass,
                case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as definition
  from pg_class cross join aclexplode(relacl) where oid = $1::regclass and grantee <> relowner`
