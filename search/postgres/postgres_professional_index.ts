import type { ProfessionalIndex, IndexStatus } from '#application/ports/professional_index.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { DatabaseAdapter, type Database } from '#infrastructure/database/database.ts'
import { listed } from '#infrastructure/database/listed.ts'
import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import {
  ASSUMED_RATING,
  ASSUMED_REVIEWS,
  BEST_WEIGHTED,
  PREMIUM_FIRST,
  VERIFIED_NEXT,
} from '#domain/professionals/ranking.ts'
import {
  accessBit,
  FEMININE,
  languageBit,
  PREMIUM,
  PRESENCIAL,
  REPEATED_IN_COUNTRY,
  REPEATED_IN_STATE,
  TELECONSULTA,
  weekdayBit,
} from '#search/shared/mode_bits.ts'

import { FIRST_IN_COUNTRY, NO_PRICE } from './pages/listing_filter.ts'
import { SHOWN_PRICE } from '#infrastructure/database/shown_price.ts'

/** The domain's `ratingOrderOf` in SQL. */
const RATING_ORDER = `
  ${BEST_WEIGHTED} - round(1000 * (p.rating * p.review_count + ${ASSUMED_REVIEWS * ASSUMED_RATING})
                    / (p.review_count + ${ASSUMED_REVIEWS}))`

/** The domain's `rankOf` in SQL. */
const RANK = `
  case when p.subscription_level = 'premium' then 0 else ${PREMIUM_FIRST} end
  + case when p.is_verified then 0 else ${VERIFIED_NEXT} end
  + ${RATING_ORDER}`

const bitsOf = (column: string, bits: readonly (readonly [key: string, bit: number])[]) =>
  `case when ${column} = '{}' then 0 else ${bits
    .map(([key, bit]) => `case when '${key}' = any(${column}) then ${bit} else 0 end`)
    .join(' | ')} end`
const LANGUAGE_BITS = bitsOf(
  'p.languages',
  LANGUAGES.map(({ id, key }) => [key, languageBit(id)]),
)
const ACCESS_BITS = bitsOf(
  'p.accessibility',
  ACCESSIBILITY.map(({ id, key }) => [key, accessBit(id)]),
)

const weekdayBits = (column: string) =>
  bitsOf(
    column,
    WEEKDAYS.map(({ key }, index) => [key, weekdayBit(index)]),
  )

const modes = (ofPlaces: string) => `
  case when p.presencial then ${PRESENCIAL} else 0 end
  | case when p.teleconsulta then ${TELECONSULTA} else 0 end
  | ${weekdayBits('p.availability')} | coalesce(${ofPlaces}, 0)
  | case when p.subscription_level = 'premium' then ${PREMIUM} else 0 end
  | case when p.display_gender = 'feminino' then ${FEMININE} else 0 end
  | ${LANGUAGE_BITS} | ${ACCESS_BITS}`

const PLAIN_CRM = `lower(translate(p.crm, './ -', '') collate "C")`

/** The letters of a registration, then its digits; nearly all have that order once punctuation is removed. */
const LICENSE = `
  case when ${PLAIN_CRM} ~ '^[a-z]*[0-9]*$' then ${PLAIN_CRM}
  else regexp_replace(lower(p.crm), '[^a-z]', '', 'g') || regexp_replace(p.crm, '[^0-9]', '', 'g') end`

const BITS = 'bit_or(1::bigint << (insurer_id - 1))'
const INSURERS_OF_ONE = `(
  select ${BITS} from professional_insurances where professional_id = p.id and is_active)`
const INSURERS_OF_ALL = `
  select professional_id, ${BITS} as bits from professional_insurances where is_active group by professional_id`

const PRICE_OF_ONE = `(
  select ${SHOWN_PRICE} from services where professional_id = p.id and is_active and price > 0)`
const PRICES_OF_ALL = `
  select professional_id, ${SHOWN_PRICE} as price from services
  where is_active and price > 0 group by professional_id`

/** Modes and weekdays of all active places of a person. */
const BITS_OF_PLACES = `
  bit_or(case when is_online then ${TELECONSULTA} else ${PRESENCIAL} end | ${weekdayBits('availability')})`
const PLACES_OF_ONE = `(select ${BITS_OF_PLACES} from locations where professional_id = p.id and is_active)`
const PLACES_OF_ALL = `
  select professional_id, ${BITS_OF_PLACES} as bits from locations where is_active group by professional_id`

/** The row of the account's own place. */
const visible = ({
  insurers,
  places,
  price,
  joined = '',
}: {
  insurers: string
  places: string
  price: string
  joined?: string
}) => `
  select p.id as professional_id,
         (${RANK})::integer as rank,
         (${RATING_ORDER})::integer as rating_order,
         coalesce(p.specialty_id, 0) as specialty_id,
         coalesce(p.municipality_id, 0) as municipality_id,
         coalesce(m.state, p.state, '') as state,
         ${modes(places)} as modes,
         coalesce(${insurers}, 0) as insurers,
         array_to_tsvector(name_words(p.name || ' ' || p.lastname)) as names,
         ${LICENSE} as license,
         coalesce(${price}, ${NO_PRICE}) as price,
         coalesce(p.accepts_new_patients_on - date '1970-01-01', 0) as new_patients_day
  from professionals p
  left join municipalities m on m.ibge_code = p.municipality_id
  ${joined}
  where ${listed('p')}`

/** Insurers, places and prices are joined, since a correlated subquery would prevent a parallel plan. */
const EVERYONE = visible({
  insurers: 'insured.bits',
  places: 'open_places.bits',
  price: 'priced.price',
  joined: `left join (${INSURERS_OF_ALL}) insured on insured.professional_id = p.id
    left join (${PLACES_OF_ALL}) open_places on open_places.professional_id = p.id
    left join (${PRICES_OF_ALL}) priced on priced.professional_id = p.id`,
})

/** A row for each further municipality where one of `people` has an active place; `people` names rows of `visible`. */
const elsewhere = (people: string) => `
  select person.professional_id, person.rank, person.rating_order, person.specialty_id, place.municipality_id,
         place.state,
         person.modes | ${REPEATED_IN_COUNTRY}
           | case when place.state = person.state or place.nth > 1 then ${REPEATED_IN_STATE} else 0 end as modes,
         person.insurers, person.names, person.license, person.price,
         person.new_patients_day
  from (
    select *, row_number() over (partition by professional_id, state order by municipality_id) as nth
    from (
      select distinct l.professional_id, coalesce(m.ibge_code, 0) as municipality_id, l.state::text as state
      from locations l
      left join municipalities m on m.state = l.state and fold_text(m.name) = fold_text(l.city)
      where l.is_active and not l.is_online and l.professional_id in (select professional_id from ${people})
    ) as open_place
  ) as place
  join ${people} as person using (professional_id)
  where (place.municipality_id, place.state) <> (person.municipality_id, person.state)`

/**
 * Fills the empty table `professional_listings` in one transaction. It goes through a new table, since PostgreSQL runs
 * only `create table as` in parallel (https://www.postgresql.org/docs/current/when-can-parallel-query-be-used.html).
 * `analyze` comes first: without statistics on rows of the same transaction the planner would choose nested loops that
 * take minutes; it covers only the joined columns. Cells are counted afterwards, not appended. The rows are stored by name, so that those who share
 * a common name lie on a few pages, which a search for two such names reads instead of one page a person.
 */
const FILL_LISTINGS = [
  'analyze professionals (municipality_id), professional_insurances (professional_id), services (professional_id), locations, municipalities',
  `create temp table derived_listings on commit drop as ${EVERYONE}`,
  `insert into derived_listings ${elsewhere('derived_listings')}`,
  'alter table professional_listings disable trigger listings_counted_on_insert',
  'insert into professional_listings select * from derived_listings order by tsvector_to_array(names)',
  'alter table professional_listings enable trigger listings_counted_on_insert',
]

/** Waits for other writers of these professionals, so that the listing includes what they committed. */
const LOCK_PROFESSIONALS = `
  select id from professionals where id = any(?::uuid[]) order by id for no key update`

/** The ids are bound twice. */
export const DERIVE_LISTINGS = `
  with people as (${visible({ insurers: INSURERS_OF_ONE, places: PLACES_OF_ONE, price: PRICE_OF_ONE })} and p.id = any(?::uuid[])),
  fresh as (select * from people union all ${elsewhere('people')}),
  gone as (
    delete from professional_listings
    where professional_id = any(?::uuid[])
      and (professional_id, municipality_id, state) not in (select professional_id, municipality_id, state from fresh)
  )
  insert into professional_listings select * from fresh
  on conflict (professional_id, municipality_id, state) do update
    set rank = excluded.rank, rating_order = excluded.rating_order, specialty_id = excluded.specialty_id,
        modes = excluded.modes,
        insurers = excluded.insurers, names = excluded.names, license = excluded.license,
        price = excluded.price, new_patients_day = excluded.new_patients_day
    where professional_listings is distinct from excluded`

/** Repairs words, counts and common names against the listings while others write. */
export async function repair(database: Database): Promise<void> {
  await setCommonNames(database)
  await database.withoutStatementTimeout(async () => {
    await database.rows(WAIT_FOR_OTHER_REPAIR)
    for (const statement of [...REPAIR_WORDS, REPAIR_CELLS, WAIT_FOR_COMPACTION, KEEP_BEARERS, COMPACT])
      await database.rows(statement)
  })
}

async function setCommonNames(database: Database): Promise<void> {
  const words = await database.withoutStatementTimeout(() => database.column<string>(COMMON_NAMES))
  await database.transaction(async () => {
    await database.rows(WAIT_FOR_WRITERS)
    await database.rows(SET_COMMON_NAMES, [words, words])
  })
}

/** Number of people with a word from which on its bearers are stored: fewer are as fast to read from the listings. */
const MIN_STORED_BEARERS = 2_000

const COMMON_NAMES = `
  select word from ts_stat('select names from professional_listings') where ndoc >= ${MIN_STORED_BEARERS}`

/** To run in a transaction of its own: it waits for writers that started before a word was common. */
const WAIT_FOR_WRITERS = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.settingCommonNames})`
const SET_COMMON_NAMES = `
  with rare as (delete from common_names where word <> all(?::text[]))
  insert into common_names (word) select unnest(?::text[]) on conflict do nothing`

/** To run before the next statement: a running compaction would hide rows behind one that the snapshot does not see. */
export const WAIT_FOR_COMPACTION = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.compactingCounts})`

/** Stores every bearer anew in one snapshot, which does not see, and so keeps, what writers append meanwhile. */
export const KEEP_BEARERS = `
  with emptied as (delete from common_name_bearers),
  added as (
    insert into common_name_bearers (word, came, gone, folded)
    select word, string_agg(listing_mark(municipality_id, state, specialty_id, modes, insurers), ''), '', true
    from professional_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
    where word in (select word from common_names)
    group by word)
  update common_names set kept = true where not kept`

const INSURER_SLOTS = 40
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)
const accepting = (slot: number) => `count(*) filter (where insurers & ${1n << BigInt(slot)} <> 0)`

/** Only one process compacts at a time; the others skip it. */
const COMPACT = `
  select compact_listing_cells(), compact_common_names(), compact_professional_counts()
  where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.compactingCounts})`

/** Serializes repairs; to run before the statement that takes the snapshot. */
const WAIT_FOR_OTHER_REPAIR = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.repairingTheSearch})`

/** Counts every cell from the listings. */
const CELLS = `
  select * from (
    select coalesce(municipality_id::text, state, 'BR') as place,
           case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
           coalesce(specialty_id, -1::smallint) as specialty, modes, count(*) as listings,
           array[${slots.map(accepting).join(', ')}]::integer[] as by_insurer
    from professional_listings
    group by modes, rollup (state, municipality_id), rollup (specialty_id)
  ) as cell
  where place not in ('', '0')`

/** Inserts all cells into the empty table, in the order in which the places within a place are read. */
const COUNT_CELLS = `
  insert into listing_cells (place, within, specialty_id, modes, listings, folded, by_insurer)
  select place, within, specialty, modes, listings, true, by_insurer from (${CELLS}) as counted
  order by within, specialty, place`

/**
 * Selects the differences between counts and listings, both from one snapshot. Writers append their own differences in
 * the transaction of their listing, so nobody needs to wait. Selects no rows if they agree.
 */
export const CELL_DIFFERENCES = `
  select * from (
    select place, within, specialty, modes, sum(sign * listings) as listings,
           array[${slots.map((slot) => `sum(sign * by_insurer[${slot + 1}])`).join(', ')}]::integer[] as by_insurer
    from (
      select 1 as sign, cell.* from (${CELLS}) as cell
      union all
      select -1, place, within, specialty_id, modes, listings, by_insurer from listing_cells
    ) as side
    group by place, within, specialty, modes
  ) as difference
  where listings <> 0 or array_remove(by_insurer, 0) <> '{}'`

const REPAIR_CELLS = `
  insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer) ${CELL_DIFFERENCES}`

const WORDS = "select word from ts_stat('select names from professional_listings')"

/** A word added by somebody whose listing is removed at the same moment may be missed until the next repair. */
const REPAIR_WORDS = [
  `delete from listed_words where word not in (${WORDS})`,
  `insert into listed_words (word) ${WORDS} on conflict do nothing`,
]

const BATCH = 2_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Number of refreshed professionals after which the appended counts and common names are worth compacting. */
const COMPACT_AFTER = 10_000
/** A refresh of one professional appends as many rows to the country's counts as a refresh of many. */
const MIN_APPENDED_PER_CALL = 20

/**
 * Updates the listing tables in the transaction that changes the rows, so that a search sees a change as soon as it is
 * committed.
 */
export class PostgresProfessionalIndex extends DatabaseAdapter implements ProfessionalIndex {
  #refreshedSinceCompaction = 0
  #compacting: Promise<void> = Promise.resolve()

  async refresh(ids: readonly ProfessionalId[], { areLocked = false } = {}): Promise<void> {
    if (ids.length === 0) return
    await this.database.transaction(() => this.#derive(ids, areLocked))
    this.#refreshedSinceCompaction += Math.max(ids.length, MIN_APPENDED_PER_CALL)
    if (this.#refreshedSinceCompaction >= COMPACT_AFTER) this.#compactMeanwhile()
  }

  /** Neither the caller nor its transaction waits. After a failure, the next compaction merges more. */
  #compactMeanwhile(): void {
    const compacting = this.database.outsideTransaction(() => this.compact())
    this.#compacting = Promise.allSettled([this.#compacting, compacting]).then(() => undefined)
  }

  /** Throws inside a transaction: what runs beside it may wait for its locks, and would never end. */
  async settle(): Promise<void> {
    if (this.database.isInTransaction) throw new Error('Settle outside the transaction.')
    await this.#compacting
  }

  /** Merges what writes appended; does nothing while another process compacts. Search results do not change. */
  async compact(): Promise<void> {
    this.#refreshedSinceCompaction = 0
    await this.database.withoutStatementTimeout(() => this.database.rows(COMPACT))
  }

  /**
   * Derives every listing again, batch by batch in place: a search sees each row either before or after, so no shadow
   * index is needed. Then repairs counts, words and common names against the rows. Uses one connection at a time.
   */
  async rebuild(onProgress?: (done: number, total: number) => void): Promise<number> {
    const total = await this.#count('from professionals')
    let done = 0
    for await (const ids of this.#batches('select id from professionals where true')) {
      await this.database.transaction(() => this.#derive(ids, false))
      this.#refreshedSinceCompaction += ids.length
      if (this.#refreshedSinceCompaction >= COMPACT_AFTER) await this.compact()
      done += ids.length
      onProgress?.(done, total)
    }
    await repair(this.database)
    return this.#countListed()
  }

  /** Fills an empty index, several times faster than `refresh`; runs in the transaction that stored the rows. */
  async fill(): Promise<void> {
    for (const statement of [...FILL_LISTINGS, COUNT_CELLS]) await this.database.rows(statement)
    await setCommonNames(this.database)
    await this.database.rows(KEEP_BEARERS)
    await this.compact()
  }

  async status(): Promise<IndexStatus> {
    const expected = await this.#count(`from professionals where ${listed('professionals')}`)
    const indexed = await this.#countListed()
    return {
      engine: 'postgresql',
      reachable: true,
      healthy: expected === indexed,
      expected,
      indexed,
      pending: 0,
      oldestPendingSeconds: null,
      refused: 0,
    }
  }

  async #derive(ids: readonly ProfessionalId[], areLocked: boolean): Promise<void> {
    if (!areLocked) await this.database.rows(LOCK_PROFESSIONALS, [ids])
    await this.database.rows(DERIVE_LISTINGS, [ids, ids])
  }

  async *#batches(ids: string): AsyncGenerator<ProfessionalId[]> {
    for (let last = FIRST_ID; ;) {
      const page = await this.database.withoutStatementTimeout(() =>
        this.database.column<ProfessionalId>(`${ids} and id > ? order by id limit ${BATCH}`, [last]),
      )
      if (page.length === 0) return
      yield page
      last = page.at(-1) ?? last
    }
  }

  #countListed(): Promise<number> {
    return this.#count(`from professional_listings where ${FIRST_IN_COUNTRY}`)
  }

  #count(from: string): Promise<number> {
    return this.database.withoutStatementTimeout(() => this.database.count(from))
  }
}

/**
 * For a unit of work that fills an empty database, as the owner of the tables: lists everybody at its end, by `rebuild`,
 * instead of one by one.
 */
export class ProfessionalIndexFilledAtTheEnd extends PostgresProfessionalIndex {
  override async refresh(): Promise<void> {}

  /** Nothing runs beside it. */
  override async settle(): Promise<void> {}

  override async rebuild(): Promise<number> {
    await this.fill()
    return (await this.status()).indexed
  }
}
