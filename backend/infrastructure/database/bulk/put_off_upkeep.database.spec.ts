import { test } from '@japa/runner'
import { migrate } from '#infrastructure/composition/migrate.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open_database.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PutOffUpkeep } from './put_off_upkeep.ts'

test.group('PutOffUpkeep', (group) => {
  let fresh: FreshDatabase
  let database: Database
  let upkeep: PutOffUpkeep
  let all: string[] = []
  let keys: string[] = []
  group.each.setup(async () => {
    fresh = await freshDatabase()
    database = fresh.database
    upkeep = new PutOffUpkeep(database.url)
    all = await definitions()
    keys = await foreignKeys()
    return () => fresh.drop()
  })

  async function definitions(): Promise<string[]> {
    const rows = await database.rows<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'professionals'::regclass and indisvalid order by 1`,
    )
    return rows.map(({ definition }) => definition)
  }

  /** Of what an import writes, with whether their rows were looked through. */
  async function foreignKeys(): Promise<string[]> {
    const rows = await database.rows<{ definition: string }>(
      `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as definition
       from pg_constraint
       where contype = 'f' and conrelid = any('{professionals, professional_insurances}'::regclass[]) order by 1`,
    )
    return rows.map(({ definition }) => definition)
  }

  async function addInsured(name: string, specialty: number | null = null): Promise<void> {
    await database.rows(
      `with added as (
         insert into professionals (id, email, name, lastname, crm, crm_key, slug, specialty_id)
         values (gen_random_uuid(), ?, 'Nome', 'Sobrenome', '12345', ?, ?, ?) returning id
       )
       insert into professional_insurances (id, professional_id, insurer_id) select gen_random_uuid(), id, 1 from added`,
      [`${name}@teste.local`, name, name, specialty],
    )
  }

  const insured = () =>
    database.rows(
      `select slug from professional_insurances join professionals on professionals.id = professional_id`,
    )
  const heldUp = () => database.rows("select from pg_locks where locktype = 'advisory' and not granted")
  const putOffKeys = () => database.rows('select from put_off_foreign_keys')

  test('takes the foreign keys away too, and has them again as they were', async ({ assert }) => {
    await upkeep.putOff()
    const left = await foreignKeys()
    await upkeep.putBack()

    assert.lengthOf(keys, 5)
    assert.isEmpty(left)
    assert.deepEqual(await foreignKeys(), keys)
    assert.isEmpty(await putOffKeys())
  })

  test('lets go what was of somebody who was deleted meanwhile', async ({ assert }) => {
    await addInsured('quem-fica')
    await addInsured('quem-vai')
    await upkeep.putOff()
    await database.rows("delete from professionals where slug = 'quem-vai'")
    await upkeep.putBack()

    assert.deepEqual(await insured(), [{ slug: 'quem-fica' }])
    assert.lengthOf(await database.rows('select from professional_insurances'), 1)
    assert.deepEqual(await foreignKeys(), keys)
  })

  test('looks through what an end in between left unchecked', async ({ assert }) => {
    await upkeep.putOff()
    await database.rows(
      `alter table professionals add constraint professionals_state_fkey
       foreign key (state) references states (code) not valid`,
    )
    await upkeep.putBack()

    assert.deepEqual(await foreignKeys(), keys)
    assert.isEmpty(await putOffKeys())
  })

  test('fails where a row names what does not exist, and takes no more such rows', async ({ assert }) => {
    await upkeep.putOff()
    await addInsured('sem-especialidade', 999)

    await assert.rejects(() => upkeep.putBack(), /professionals_specialty_id_fkey/)
    await assert.rejects(() => addInsured('outra', 999), /professionals_specialty_id_fkey/)
    assert.isNotEmpty(await putOffKeys())
  })

  test('leaves what keeps rows apart or is of few, and makes the others again as they were', async ({
    assert,
  }) => {
    await upkeep.putOff()
    const left = await definitions()
    await upkeep.putBack()

    assert.isNotEmpty(left)
    const ofFewRows = /^CREATE INDEX professionals_(admins|blocked) /
    assert.isTrue(
      left.every((definition) => definition.startsWith('CREATE UNIQUE') || ofFewRows.test(definition)),
    )
    assert.deepEqual(await definitions(), all)
    assert.isEmpty(await database.rows('select from put_off_indexes'))
  })

  test('makes the one that takes longest first', async ({ assert }) => {
    await upkeep.putOff()
    const left = await definitions()
    await upkeep.putBack()

    const [first] = await database.rows<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'professionals'::regclass and pg_get_indexdef(indexrelid) <> all (?) order by indexrelid`,
      [left],
    )
    assert.match(first?.definition ?? '', /USING gin .*gin_trgm_ops/)
  })

  test('waits for nobody who only reads', async ({ assert }) => {
    await upkeep.putOff()
    const reader = openDatabase({ url: database.url })
    await reader.transaction(async () => {
      await reader.rows('set transaction isolation level repeatable read')
      await reader.rows('select from specialties')
      await upkeep.putBack()
    })
    await reader.close()

    assert.deepEqual(await definitions(), all)
  })

  test('keeps no writer waiting for an index', async ({ assert }) => {
    await addInsured('quem-escreve')
    await database.rows(`
      create function held_up(text) returns text language plpgsql immutable as
      $$begin perform set_config('lock_timeout', '0', true), pg_advisory_xact_lock_shared(7); return $1; end$$`)
    const slow = 'CREATE INDEX slow ON public.professionals USING btree (held_up(name))'
    await database.rows('insert into put_off_indexes (name, definition) values (?, ?)', ['slow', slow])
    const holder = openDatabase({ url: database.url })
    let isBack: Promise<void> = Promise.resolve()
    await holder.transaction(async () => {
      await holder.rows('select pg_advisory_xact_lock(7)')
      isBack = upkeep.putBack()
      while ((await heldUp()).length === 0);
      await database.rows('update professionals set is_verified = true')
    })
    await isBack
    await holder.close()

    assert.deepEqual(await definitions(), [...all, slow].toSorted())
  })

  test('is done once by imports that come together', async ({ assert }) => {
    await Promise.all([upkeep.putOff(), upkeep.putOff()])
    await Promise.all([upkeep.putBack(), upkeep.putBack()])

    assert.deepEqual(await definitions(), all)
  })

  test('makes an index again that was cut off while it was made', async ({ assert }) => {
    await upkeep.putOff()
    await database.rows('create index professionals_newest on professionals (created_at desc, id)')
    await database.rows(
      "update pg_index set indisvalid = false where indexrelid = 'professionals_newest'::regclass",
    )

    await upkeep.putBack()

    assert.deepEqual(await definitions(), all)
  })

  test('is made up for when the program starts the next time', async ({ assert }) => {
    await upkeep.putOff()

    await migrate(database)

    assert.deepEqual(await definitions(), all)
  })

  test('does not wait for somebody who holds the table', async ({ assert }) => {
    const reader = openDatabase({ url: database.url })
    await reader.transaction(async () => {
      await reader.rows('select from professionals')
      await upkeep.putOff()
    })
    await reader.close()

    assert.deepEqual(await definitions(), all)
    assert.isEmpty(await database.rows('select from put_off_indexes'))
  })
})
