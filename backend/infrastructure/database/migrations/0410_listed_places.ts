import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One listing for each municipality where a person practises, instead of one a person (docs/decisions/0040). The first
 * row is the account's own place; further ones have bits of the modes by which a person counts once in a state and in
 * the country. Weekdays become bits as well.
 */
export default class ListedPlaces extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professional_listings drop constraint professional_listings_pkey,
        add primary key (professional_id, municipality_id, state);
      comment on column professional_listings.modes is
        'bits: 1 presencial, 2 teleconsulta, 4 premium, 8 feminine, from 16 languages, from 1 << 16 accessibility,
         from 1 << 22 weekdays, 1 << 29 not the first row in its state, 1 << 30 not the first row';
      create or replace function note_search_changes() returns trigger language plpgsql as $$
      begin
        if exists (select from search_index) then
          insert into search_changes (professional_id)
          select distinct professional_id from changed order by professional_id
          on conflict (professional_id) do update set
            version = excluded.version, sent = false, refusal = null,
            changed_at = case when search_changes.sent then excluded.changed_at else search_changes.changed_at end;
        end if;
        return null;
      end $$;
    `)
    this.schema.raw(`
      update professionals p set presencial = p.presencial or place.in_person, teleconsulta = p.teleconsulta or place.online
        from (select professional_id, bool_or(not is_online) as in_person, bool_or(is_online) as online
              from locations where is_active group by professional_id) as place
        where place.professional_id = p.id
          and (place.in_person and not p.presencial or place.online and not p.teleconsulta);
      update professional_listings listing set modes = listing.modes | added.bits
        from (select p.id,
                case when p.presencial then 1 else 0 end | case when p.teleconsulta then 2 else 0 end
                | ${weekdays('p.availability')} | coalesce(bit_or(${weekdays('l.availability')}), 0) as bits
              from professionals p left join locations l on l.professional_id = p.id and l.is_active
              group by p.id) as added
        where added.id = listing.professional_id and listing.modes | added.bits <> listing.modes
    `)
    this.schema.raw(`
      insert into professional_listings
      select person.professional_id, person.rank, person.rating_order, person.specialty_id, place.municipality_id,
             place.state,
             person.modes | 1 << 30 | case when place.state = person.state or place.nth > 1 then 1 << 29 else 0 end,
             person.insurers, person.names, person.license
      from (
        select *, row_number() over (partition by professional_id, state order by municipality_id) as nth
        from (
          select distinct l.professional_id, coalesce(m.ibge_code, 0) as municipality_id, l.state::text as state
          from locations l
          left join municipalities m on m.state = l.state and fold_text(m.name) = fold_text(l.city)
          where l.is_active and not l.is_online
        ) as open_place
      ) as place
      join professional_listings person using (professional_id)
      where (place.municipality_id, place.state) <> (person.municipality_id, person.state)
    `)
  }
}

const KEYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']

const weekdays = (column: string) =>
  `case when ${column} = '{}' then 0 else ${KEYS.map(
    (key, index) => `case when '${key}' = any(${column}) then ${1 << (22 + index)} else 0 end`,
  ).join(' | ')} end`
