import { BaseSchema } from '@adonisjs/lucid/schema'

/** Searches by the phrases of the lexicon, which decide what is suggested first. */
export default class SearchedTerms extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table term_days (
        day date not null,
        term text not null check (length(term) <= 100),
        count integer not null,
        primary key (day, term)
      );
      comment on column term_days.term is 'a phrase of the lexicon without blanks, never other typed text';
    `)
  }
}
