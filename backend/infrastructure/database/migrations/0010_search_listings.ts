import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One narrow row per visible professional, derived from the other tables and never edited by hand. 0 and '' stand for
 * "none", so that every column compares by plain equality. Each ordered index contains all filters and the other order,
 * so that a page of ids needs the index alone (figures: docs/decisions/0007).
 */
export default class SearchListings extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table professional_listings (
        professional_id uuid primary key references professionals on delete cascade,
        rank integer not null,
        rating_order integer not null,
        specialty_id smallint not null,
        municipality_id integer not null,
        state text collate "C" not null,
        modes integer not null,
        insurers bigint not null,
        names tsvector not null,
        license text collate "C" not null
      );
      comment on column professional_listings.rank is 'ascending is better: premium, verified, weighted rating';
      comment on column professional_listings.rating_order is 'ascending is better: the rating weighed by the number of reviews';
      comment on column professional_listings.modes is
        'bits: 1 presencial, 2 teleconsulta, 4 premium, 8 feminine, from 16 languages, from 65536 accessibility';
      comment on column professional_listings.insurers is 'bit id - 1 of each active insurer';
      comment on column professional_listings.license is 'letters, then digits of the registration: crmsp123456';
    `)
    this.schema.raw(ORDERED_INDEXES.map(orderedIndex).join(';\n'))
    this.schema.raw(`
      -- Every search reads the whole pending list: at its usual 4 MB that takes a hundred times longer than the rest.
      create index professional_listings_names on professional_listings using gin (names)
        with (gin_pending_list_limit = 64);
      -- Premium professionals rank before all others: where enough of them bear a name, nobody else need be read.
      create index professional_listings_premium_names on professional_listings using gin (names)
        with (gin_pending_list_limit = 64) where modes & 4 = 4;
      create index professional_listings_license on professional_listings (license);
    `)
    this.schema.raw(LISTED_WORDS)
    this.schema.raw(NAME_QUERY)
  }
}

const CARRIED = ['specialty_id', 'municipality_id', 'state', 'modes', 'insurers', 'rating_order']

const ORDERED_INDEXES = [
  { name: 'specialty_municipality', key: ['specialty_id', 'municipality_id', 'rank'] },
  { name: 'specialty_state', key: ['specialty_id', 'state', 'rank'] },
  { name: 'specialty', key: ['specialty_id', 'rank'] },
  { name: 'municipality', key: ['municipality_id', 'rank'] },
  { name: 'state', key: ['state', 'rank'] },
  { name: 'rank', key: ['rank'] },
  { name: 'rating', key: ['rating_order', 'rank'] },
]

function orderedIndex({ name, key }: { name: string; key: string[] }): string {
  const carried = CARRIED.filter((column) => !key.includes(column))
  return `create index professional_listings_${name} on professional_listings
    (${key.join(', ')}, professional_id) include (${carried.join(', ')})`
}

/**
 * The distinct words of listed names, in order of appearance, for correcting misspelt ones. Words are added with names;
 * unused ones are removed by a rebuild of the index.
 */
const LISTED_WORDS = `
      create table listed_words (
        word text collate "C" primary key,
        id bigint not null generated always as identity unique
      );
      create index listed_words_trigrams on listed_words using gin (word gin_trgm_ops);

      create function remember_listed_words() returns trigger language plpgsql as $$
      begin
        insert into listed_words (word)
        select distinct name.word from new_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
        where not exists (select from listed_words where listed_words.word = name.word)
        order by name.word
        on conflict do nothing;
        return null;
      end $$;

      create trigger listings_words_on_insert after insert on professional_listings
        referencing new table as new_listings for each statement execute function remember_listed_words();
      create trigger listings_words_on_update after update on professional_listings
        referencing new table as new_listings for each statement execute function remember_listed_words();
`

const MAX_WORDS = 100

/**
 * For a prefix in a query, PostgreSQL reads the bearers of all its words before the rest of the query; for explicit
 * words it only checks them where the rest matches. Prefixes with more words stay.
 */
const NAME_QUERY = `
      create function name_query(asked text, beginnings text[]) returns tsquery
      language plpgsql stable strict parallel safe as $$
      declare
        beginning text;
        words text[];
      begin
        foreach beginning in array beginnings loop
          words := array(
            select word from listed_words
            where word >= beginning and word < beginning || U&'\\+10FFFF' limit ${MAX_WORDS + 1}
          );
          if cardinality(words) between 1 and ${MAX_WORDS} then
            asked := replace(asked, format('%L:*', beginning), '''' || array_to_string(words, ''' | ''') || '''');
          end if;
        end loop;
        return asked::tsquery;
      end $$;
      comment on function name_query is 'asked: a tsquery as text; beginnings: those in it, each written as ''word'':*';
`
