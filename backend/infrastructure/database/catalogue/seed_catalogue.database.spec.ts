import { test } from '@japa/runner'
import type { MunicipalitySource } from '#application/ports/municipality_catalogue.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresCatalogueTables, PostgresMunicipalityCatalogue } from './postgres_catalogue.ts'
import { seedCatalogue } from './seed_catalogue.ts'

const municipalities = await new InMemoryMunicipalityCatalogue().all()

/** Counts how often it is read. */
function aSource(version: string, read = municipalities): MunicipalitySource & { reads: number } {
  return {
    version,
    reads: 0,
    async read() {
      this.reads++
      return read
    },
  }
}

test.group('catalogue in the database', (group) => {
  let fresh: FreshDatabase
  group.each.setup(async () => {
    fresh = await freshDatabase(8)
    return () => fresh.drop()
  })

  test('contains every municipality of the source', async ({ assert }) => {
    await seedCatalogue(fresh.database, aSource('another'))

    const kept = await new PostgresMunicipalityCatalogue(fresh.database).all()

    assert.deepEqual(
      kept,
      municipalities.toSorted((one, other) => one.ibgeCode - other.ibgeCode),
    )
  })

  test('reads the source again only when it has changed', async ({ assert }) => {
    const { database } = fresh
    const [one, other] = [aSource('one'), aSource('other')]
    for (const source of [one, one, other]) await seedCatalogue(database, source)
    assert.deepEqual([one.reads, other.reads], [1, 1])
    await database.rows("update municipalities set name = 'Outra' where ibge_code = 3550308")

    await new PostgresCatalogueTables(database, other).refresh()

    assert.equal(other.reads, 2)
    assert.isNull(await database.row("select from municipalities where name = 'Outra'"))
  })

  test('repairs differences and leaves the rest', async ({ assert }) => {
    const { database } = fresh
    await seedCatalogue(database, aSource('one'))
    await database.rows("update specialties set name = 'Outra coisa' where id = 4")
    const versions = () => database.rows('select xmin::text from specialties where id <> 4 order by id')
    const before = await versions()

    await seedCatalogue(database, aSource('one'))

    assert.deepEqual(await database.row('select name from specialties where id = 4'), {
      name: 'Cardiologista',
    })
    assert.deepEqual(await versions(), before)
  })

  test('can be written by several processes at once', async ({ assert }) => {
    const { database } = fresh
    const few = aSource('few', municipalities.slice(0, 3))
    for (let round = 0; round < 25; round++) {
      await database.rows('delete from specialties')
      await database.rows('delete from insurers')
      await Promise.all(Array.from({ length: 8 }, () => seedCatalogue(database, few)))
    }

    const counts =
      'select (select count(*) from specialties)::integer as specialties, (select count(*) from insurers)::integer as insurers'
    assert.deepEqual(await database.row(counts), {
      specialties: SPECIALTIES.length,
      insurers: INSURERS.length,
    })
  })

  test('is queried again while the table is empty', async ({ assert }) => {
    const { database } = fresh
    await database.rows('delete from municipalities')
    const catalogue = new PostgresMunicipalityCatalogue(database)
    assert.isEmpty(await catalogue.all())

    await seedCatalogue(database, aSource('one'))

    assert.lengthOf(await catalogue.all(), municipalities.length)
  })
})
