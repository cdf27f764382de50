import { BaseSchema } from '@adonisjs/lucid/schema'

const MOST_WORDS = 100

/**
 * A beginning in a query makes PostgreSQL read everyone who bears one of its words before it looks at the rest of the
 * query; the same words spelt out are only looked up where the rest fits. Beginnings of more words stay as they are.
 */
export default class NameQuery extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function name_query(asked text, beginnings text[]) returns tsquery
      language plpgsql stable strict parallel safe as $$
      declare
        beginning text;
        words text[];
      begin
        foreach beginning in array beginnings loop
          words := array(
            select word from listed_words
            where word >= beginning and word < beginning || U&'\\+10FFFF' limit ${MOST_WORDS + 1}
          );
          if cardinality(words) between 1 and ${MOST_WORDS} then
            asked := replace(asked, format('%L:*', beginning), '''' || array_to_string(words, ''' | ''') || '''');
          end if;
        end loop;
        return asked::tsquery;
      end $$;
      comment on function name_query is 'asked: a tsquery as text; beginnings: those in it, each written as ''word'':*';
    `)
  }

  override async down() {
    this.schema.raw('drop function name_query')
  }
}
