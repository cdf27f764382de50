import type { Client } from 'pg'
import { beginWithLock } from '#infrastructure/database/begin_with_lock.ts'
import { listed } from '#infrastructure/database/listed.ts'
import { BESIDE } from './beside_schema.ts'
import type { ShadowTable } from './shadow_table.ts'

/** One transaction, from which on everyone is answered from the twins and nobody's change is lost; for the caller to roll back. */
export async function swapIn(owner: Client, twins: readonly ShadowTable[]): Promise<void> {
  await beginWithLock(owner, 'professionals')
  for (const statement of WHAT_CHANGED_MEANWHILE) await owner.query(statement)
  for (const twin of twins) await twin.takeOver()
  for (const statement of CATCH_UP) await owner.query(statement)
  await owner.query('commit')
}

/**
 * Whoever changes a professional locks that row first and the listing afterwards, as we do with the tables. From here on
 * nobody writes. Listings in use are never behind their professional; those beside are where somebody wrote meanwhile.
 */
const WHAT_CHANGED_MEANWHILE = [
  'lock table professional_listings in exclusive mode',
  'create temp table newer_listings (like professional_listings) on commit drop',
  'create temp table newcomers (professional_id uuid) on commit drop',
  'create temp table gone_listings (professional_id uuid) on commit drop',
  `insert into newer_listings
   select listing.* from professional_listings listing
   left join ${BESIDE}.professional_listings derived using (professional_id)
   where listing is distinct from derived`,
  `insert into newcomers
   select professional_id from ${BESIDE}.professional_listings derived
   where not exists (select from professional_listings where professional_id = derived.professional_id)`,
  `insert into gone_listings
   select professional_id from newcomers
   where not exists (
     select from professionals
     where id = newcomers.professional_id and ${listed('professionals')})`,
]

/** Through the triggers of the table, which counts and notes them; to whom it was new, it is told of the new professionals. */
const CATCH_UP = [
  'delete from common_names',
  `insert into common_names (word, kept) select word, true from ${BESIDE}.common_names`,
  `insert into listed_words (word) select word from ${BESIDE}.names on conflict do nothing`,
  `delete from professional_listings
   where professional_id in (select professional_id from newer_listings union all select professional_id from gone_listings)`,
  'insert into professional_listings select * from newer_listings',
  `insert into search_changes (professional_id)
   select professional_id from newcomers where exists (select from search_index) order by professional_id
   on conflict (professional_id) do update set version = excluded.version, sent = false, refusal = null`,
]
