import type { Database } from '#infrastructure/database/database.ts'

interface Dependents {
  indexes: { name: string; definition: string }[]
  constraints: { name: string; definition: string; isKey: boolean }[]
  triggers: string[]
  grants: string[]
}

/** An empty table like another one, which takes that one's name and place once it is filled. Use it inside one transaction. */
export class TwinTable {
  readonly name: string
  readonly #table: string
  readonly #owner: Database
  #dependents: Dependents = { indexes: [], constraints: [], triggers: [], grants: [] }

  constructor(owner: Database, table: string) {
    this.#owner = owner
    this.#table = table
    this.name = `${table}_beside`
  }

  async create(): Promise<void> {
    this.#dependents = await this.#readDependents()
    await this.#run(`create table ${this.name} (like ${this.#table} including all excluding indexes)`)
  }

  /** Cheaper after the rows than with each of them. */
  async index(): Promise<void> {
    const { indexes, constraints } = this.#dependents
    for (const { name, definition } of indexes)
      await this.#run(
        definition
          .replace(` ${name} ON `, ` ${this.#named(name)} ON `)
          .replace(/ ON \S+ USING /, ` ON ${this.name} USING `),
      )
    for (const { name, definition, isKey } of constraints)
      if (isKey) await this.#run(`alter table ${this.name} add constraint ${this.#named(name)} ${definition}`)
    await this.#run(`analyze ${this.name}`)
  }

  /** Drops the other table. Readers wait for this transaction from here on, and then find the new one by the old name. */
  async takeOver(): Promise<void> {
    const { indexes, constraints, triggers, grants } = this.#dependents
    await this.#run(`drop table ${this.#table}`)
    await this.#run(`alter table ${this.name} rename to ${this.#table}`)
    for (const { name } of indexes) await this.#run(`alter index ${this.#named(name)} rename to ${name}`)
    for (const { name, definition, isKey } of constraints)
      await this.#run(
        isKey
          ? `alter table ${this.#table} rename constraint ${this.#named(name)} to ${name}`
          : `alter table ${this.#table} add constraint ${name} ${definition} not valid`,
      )
    for (const statement of [...triggers, ...grants]) await this.#run(statement)
  }

  /** What `takeOver` had no time to look at: that the rows keep their foreign keys. Any time after its transaction. */
  async validate(): Promise<void> {
    for (const { name, isKey } of this.#dependents.constraints)
      if (!isKey) await this.#run(`alter table ${this.#table} validate constraint ${name}`)
  }

  #named(name: string): string {
    return `${name}_beside`
  }

  async #run(sql: string): Promise<void> {
    await this.#owner.rows(sql.replaceAll('?', '\\?'))
  }

  async #readDependents(): Promise<Dependents> {
    const read = <Row>(sql: string) => this.#owner.rows<Row>(sql, [this.#table])
    return {
      indexes: await read(INDEXES),
      constraints: await read(CONSTRAINTS),
      triggers: (await read<{ definition: string }>(TRIGGERS)).map(({ definition }) => definition),
      grants: (await read<{ definition: string }>(GRANTS)).map(({ definition }) => definition),
    }
  }
}

const INDEXES = `
  select relname as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = ?::regclass and not exists (select from pg_constraint where conindid = indexrelid)`

const CONSTRAINTS = `
  select conname as name, pg_get_constraintdef(oid) as definition, contype in ('p', 'u') as "isKey"
  from pg_constraint where conrelid = ?::regclass and contype in ('p', 'u', 'f') order by contype <> 'p', conname`

const TRIGGERS = `
  select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = ?::regclass and not tgisinternal
  order by tgname`

const GRANTS = `
  select format('grant %s on %s to %s', privilege_type, oid::regclass,
                case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as definition
  from pg_class cross join aclexplode(relacl) where oid = ?::regclass and grantee <> relowner`
