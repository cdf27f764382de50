import { BaseSchema } from '@adonisjs/lucid/schema'

export default class Extensions extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
      create collation if not exists portuguese (provider = icu, locale = 'pt-BR');
    `)
    this.schema.raw(`
      -- unaccent() is only stable, because its dictionary could change; ours does not, so indexes may rely on it.
      create function fold_text(text) returns text language sql immutable strict parallel safe
        as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
    `)
  }

  override async down() {
    this.schema.raw('drop function fold_text(text); drop collation portuguese;')
  }
}
