import { BaseSchema } from '@adonisjs/lucid/schema'

/** What tables, indexes and queries of every subject use. */
export default class ExtensionsAndFunctions extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
      create collation if not exists portuguese (provider = icu, locale = 'pt-BR');

      -- unaccent() is only stable, because its dictionary could change; ours does not, so indexes may rely on it.
      -- In PL/pgSQL, since PostgreSQL plans a function in SQL anew for each call.
      create function fold_text(text) returns text language plpgsql immutable strict parallel safe
        as $$ begin return lower(public.unaccent('public.unaccent', $1)); end $$;

      -- The same letters as foldText() of the domain; the domain's words and these must stay equal.
      create function name_words(text) returns text[] language plpgsql immutable strict parallel safe as $$
        declare
          apart constant text := '[^[:alnum:]]+';
          folded constant text := lower(regexp_replace(normalize($1, NFD),
            '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'));
          words text[] := regexp_split_to_array(folded, apart);
        begin
          if folded ~ '[''’\`´]' then
            words := words || regexp_split_to_array(regexp_replace(folded, '[''’\`´]', '', 'g'), apart);
          end if;
          return tsvector_to_array(ts_delete(array_to_tsvector(array_remove(words, '')),
                                             '{de,da,do,das,dos,e,di,del}'::text[]));
        end
      $$;

      -- Great circle by the haversine formula, on a sphere of 6371 km.
      create function distance_km(float8, float8, float8, float8) returns float8 language sql immutable parallel safe
        as $$ select 12742 * asin(sqrt(least(1, sind(($3 - $1) / 2) ^ 2
                     + cosd($1) * cosd($3) * sind(($4 - $2) / 2) ^ 2))) $$;
    `)
  }
}
