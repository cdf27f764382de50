import type { Municipality, MunicipalitySource } from '#application/ports/municipality_catalogue.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { type Database, waitForEquals } from '../database.ts'

/**
 * Writes the domain's catalogues and the municipalities into their tables; idempotent, writes only differences. Reads
 * the municipalities only if the table has another version of the source. Processes that start together run it one
 * after the other: `on conflict` covers ids only, so names would clash.
 */
export async function seedCatalogue(database: Database, source: MunicipalitySource): Promise<void> {
  await database.transaction(async () => {
    await waitForEquals(database, ['catalogue'])
    await seedSpecialties(database)
    await seedInsurers(database)
    await seedStates(database)
    const noted = await database.row(
      'select from municipality_source where version = ? and exists (select from municipalities)',
      [source.version],
    )
    if (noted) return
    await seedMunicipalities(database, await source.read())
    await database.rows(
      `insert into municipality_source (version) values (?)
       on conflict (only_one) do update set version = excluded.version`,
      [source.version],
    )
  })
}

async function seedSpecialties(database: Database): Promise<void> {
  await database.rows(
    `insert into specialties (id, name, feminine, slug)
     select * from unnest(cast(:id as smallint[]), cast(:name as text[]), cast(:feminine as text[]), cast(:slug as text[]))
     on conflict (id) do update
       set name = excluded.name, feminine = excluded.feminine, slug = excluded.slug
       where specialties is distinct from excluded`,
    columns(SPECIALTIES, ['id', 'name', 'feminine', 'slug']),
  )
}

async function seedInsurers(database: Database): Promise<void> {
  await database.rows(
    `insert into insurers (id, name) select * from unnest(cast(:id as smallint[]), cast(:name as text[]))
     on conflict (id) do update set name = excluded.name where insurers is distinct from excluded`,
    columns(INSURERS, ['id', 'name']),
  )
}

async function seedStates(database: Database): Promise<void> {
  await database.rows(
    `insert into states (code, name) select * from unnest(cast(:code as text[]), cast(:name as text[]))
     on conflict (code) do update set name = excluded.name where states is distinct from excluded`,
    columns(STATES, ['code', 'name']),
  )
}

async function seedMunicipalities(
  database: Database,
  municipalities: readonly Municipality[],
): Promise<void> {
  await database.rows(
    `insert into municipalities (ibge_code, name, state, latitude, longitude, population, is_capital)
     select * from unnest(cast(:ibgeCode as integer[]), cast(:name as text[]), cast(:state as text[]),
       cast(:latitude as float8[]), cast(:longitude as float8[]), cast(:population as integer[]), cast(:isCapital as boolean[]))
     on conflict (ibge_code) do update
       set name = excluded.name, state = excluded.state, latitude = excluded.latitude,
           longitude = excluded.longitude, population = excluded.population, is_capital = excluded.is_capital
       where municipalities is distinct from excluded`,
    columns(municipalities, [
      'ibgeCode',
      'name',
      'state',
      'latitude',
      'longitude',
      'population',
      'isCapital',
    ]),
  )
}

/** Returns one array for each key. */
function columns<Row>(
  rows: readonly Row[],
  keys: readonly (keyof Row & string)[],
): Record<string, unknown[]> {
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])]))
}
