import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import {
  ASSUMED_RATING,
  ASSUMED_REVIEWS,
  BEST_WEIGHTED,
  PREMIUM_FIRST,
  VERIFIED_NEXT,
} from '#domain/professionals/ranking.ts'

import { listed } from '#infrastructure/database/listed.ts'
import { accessBit, languageBit } from '#search/shared/mode_bits.ts'

/** The domain's `ratingOrderOf`, of a row. */
const RATING_ORDER = `
  ${BEST_WEIGHTED} - round(1000 * (p.rating * p.review_count + ${ASSUMED_REVIEWS * ASSUMED_RATING})
                    / (p.review_count + ${ASSUMED_REVIEWS}))`

/** The domain's `rankOf`, of a row. */
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

const MODES = `
  case when p.presencial then 1 else 0 end
  | case when p.teleconsulta then 2 else 0 end
  | case when p.subscription_level = 'premium' then 4 else 0 end
  | case when p.display_gender = 'feminino' then 8 else 0 end
  | ${LANGUAGE_BITS} | ${ACCESS_BITS}`

const PLAIN_CRM = `lower(translate(p.crm, './ -', '') collate "C")`

/** The letters of a registration, then its digits; nearly all have that order without its marks. */
const LICENSE = `
  case when ${PLAIN_CRM} ~ '^[a-z]*[0-9]*$' then ${PLAIN_CRM}
  else regexp_replace(lower(p.crm), '[^a-z]', '', 'g') || regexp_replace(p.crm, '[^0-9]', '', 'g') end`

const BITS = 'bit_or(1::bigint << (insurer_id - 1))'
const INSURERS_OF_ONE = `(
  select ${BITS} from professional_insurances where professional_id = p.id and is_active)`
const INSURERS_OF_ALL = `
  select professional_id, ${BITS} as bits from professional_insurances where is_active group by professional_id`

const visible = (insurers: string, joined = '') => `
  select p.id as professional_id,
         (${RANK})::integer as rank,
         (${RATING_ORDER})::integer as rating_order,
         coalesce(p.specialty_id, 0) as specialty_id,
         coalesce(p.municipality_id, 0) as municipality_id,
         coalesce(m.state, p.state, '') as state,
         ${MODES} as modes,
         coalesce(${insurers}, 0) as insurers,
         array_to_tsvector(name_words(p.name || ' ' || p.lastname)) as names,
         ${LICENSE} as license
  from professionals p
  left join municipalities m on m.ibge_code = p.municipality_id
  ${joined}
  where ${listed('p')}`

/** Insurers are joined, since a subquery that looks at its row would be computed by one process alone. */
const EVERYONE = visible(
  'insured.bits',
  `left join (${INSURERS_OF_ALL}) insured on insured.professional_id = p.id`,
)

/**
 * Fills `professional_listings`, which is empty, in one transaction. By way of another table, since only what makes a
 * table is computed by several processes (https://www.postgresql.org/docs/current/when-can-parallel-query-be-used.html).
 * Nothing is known yet of rows that came in the same transaction: taken for none, they would be joined each with all
 * others, for minutes. Of the columns that are joined enough is known then. Cells are counted afterwards, not appended.
 */
export const FILL_LISTINGS = [
  'analyze professionals (municipality_id), professional_insurances (professional_id), municipalities',
  `create temp table derived_listings on commit drop as ${EVERYONE}`,
  'alter table professional_listings disable trigger listings_counted_on_insert',
  'insert into professional_listings select * from derived_listings',
  'alter table professional_listings enable trigger listings_counted_on_insert',
]

/** Waits until nobody else changes these professionals, so that the listing is derived from what everyone committed. */
export const LOCK_PROFESSIONALS = `
  select id from professionals where id = any(?::uuid[]) order by id for no key update`

/** Takes the same ids twice. */
export const DERIVE_LISTINGS = `
  with fresh as (${visible(INSURERS_OF_ONE)} and p.id = any(?::uuid[])),
  hidden as (
    delete from professional_listings
    where professional_id = any(?::uuid[]) and professional_id not in (select professional_id from fresh)
  )
  insert into professional_listings select * from fresh
  on conflict (professional_id) do update
    set rank = excluded.rank, rating_order = excluded.rating_order, specialty_id = excluded.specialty_id,
        municipality_id = excluded.municipality_id, state = excluded.state, modes = excluded.modes,
        insurers = excluded.insurers, names = excluded.names, license = excluded.license
    where professional_listings is distinct from excluded`
