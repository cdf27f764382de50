import type { Database } from '#infrastructure/database/database.ts'
import { fillWithListings } from '../derive_listings.ts'
import { addWordsOf, countEveryCell, WAIT_FOR_OTHER_MENDING } from '../mend_index.ts'
import { addBearers, commonNamesOf } from '../mend_common_names.ts'
import { TwinTable } from './twin_table.ts'

/**
 * Derives all listings, their counts and the bearers of common names into tables beside those in use, indexes them at
 * the end and swaps them in: several times faster than row by row where most are new. Searches are answered from the old tables throughout; who
 * changes a professional waits for the swap alone, and what was changed meanwhile is kept. All or nothing.
 */
export async function rebuildBeside(owner: Database): Promise<void> {
  const listings = new TwinTable(owner, 'professional_listings')
  const cells = new TwinTable(owner, 'listing_cells')
  const bearers = new TwinTable(owner, 'common_name_bearers')
  await owner.transaction(async () => {
    for (const setting of SETTINGS) await owner.rows(`set local ${setting}`)
    await owner.rows(WAIT_FOR_OTHER_MENDING)
    await listings.create()
    for (const statement of fillWithListings(listings.name)) await owner.rows(statement)
    await listings.index()
    await owner.rows(addWordsOf(listings.name))
    await cells.create()
    await owner.rows(countEveryCell(cells.name, listings.name))
    await cells.index()
    await bearers.create()
    await owner.rows(`create temp table common_by_now on commit drop as ${commonNamesOf(listings.name)}`)
    await owner.rows(addBearers(bearers.name, 'common_by_now', listings.name))
    await bearers.index()
    for (const statement of WHAT_CHANGED_MEANWHILE) await owner.rows(statement)
    await listings.takeOver()
    await cells.takeOver()
    await bearers.takeOver()
    for (const statement of CATCH_UP) await owner.rows(statement)
  })
  await owner.transaction(async () => {
    await owner.rows('set local statement_timeout = 0')
    await listings.validate()
  })
}

const SETTINGS = ['statement_timeout = 0', "work_mem = '64MB'", "maintenance_work_mem = '256MB'", 'jit = off']

/**
 * Whoever changes a professional locks that row first and the listing afterwards, as we do with the tables. From here on
 * nobody writes. Listings in use are never behind their professional; those beside are where somebody wrote meanwhile.
 */
const WHAT_CHANGED_MEANWHILE = [
  'lock table professionals in share row exclusive mode',
  'lock table professional_listings in exclusive mode',
  'create temp table newer_listings (like professional_listings) on commit drop',
  'create temp table newcomers (professional_id uuid) on commit drop',
  'create temp table gone_listings (professional_id uuid) on commit drop',
  `insert into newer_listings
   select listing.* from professional_listings listing
   left join professional_listings_beside beside using (professional_id)
   where listing is distinct from beside`,
  `insert into newcomers
   select professional_id from professional_listings_beside beside
   where not exists (select from professional_listings where professional_id = beside.professional_id)`,
  `insert into gone_listings
   select professional_id from newcomers
   where not exists (
     select from professionals
     where id = newcomers.professional_id and role = 'user' and not blocked)`,
]

/** Through the triggers of the table, which counts and notes them; to whom it was new, it is told of the newcomers. */
const CATCH_UP = [
  'delete from common_names',
  'insert into common_names (word, kept) select word, true from common_by_now',
  `delete from professional_listings
   where professional_id in (select professional_id from newer_listings union all select professional_id from gone_listings)`,
  'insert into professional_listings select * from newer_listings',
  `insert into search_changes (professional_id)
   select professional_id from newcomers where exists (select from search_index) order by professional_id
   on conflict (professional_id) do update set version = excluded.version, sent = false, refusal = null`,
]
