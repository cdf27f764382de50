import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Notifies all processes about outdated public pages: the professionals' ids, `posts`, or `*` for many at once. A
 * change of the view count alone is not announced.
 */
export default class PublicChanges extends BaseSchema {
  override async up() {
    this.schema.raw(TELL)
    for (const [table, said] of TABLES) this.schema.raw(triggersOf(table, said))
    // One that is deleted goes with its professional.
    this.schema.raw(triggersOf('verifications', 'professional_id', ['insert', 'update']))
  }
}

/** The payload for a row: this column's value, or the word itself. */
const TABLES = [
  ['professionals', 'id'],
  ['professional_listings', 'professional_id'],
  ['services', 'professional_id'],
  ['professional_insurances', 'professional_id'],
  ['locations', 'professional_id'],
  ['faqs', 'professional_id'],
  ['reviews', 'professional_id'],
  ['blog_posts', 'posts'],
] as const

const TELL = `
      create function tell_public_change() returns trigger language plpgsql as $$
      declare
        many constant integer := 100;
        changed jsonb[];
        told text;
      begin
        if tg_op = 'INSERT' then
          changed := array(select to_jsonb(after) from after limit many + 1);
        elsif tg_op = 'DELETE' then
          changed := array(select to_jsonb(before) from before limit many + 1);
        else
          changed := array(select to_jsonb(before) - '{profile_views,view_count}'::text[] from before
                           except select to_jsonb(after) - '{profile_views,view_count}'::text[] from after
                           limit many + 1);
        end if;
        if cardinality(changed) > many then
          told := '*';
        else
          select string_agg(distinct coalesce(one ->> tg_argv[0], tg_argv[0]), ' ') into told from unnest(changed) one;
        end if;
        if told <> '' then perform pg_notify('public_changes', told); end if;
        return null;
      end $$;
`

const SEEN = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
}

type Event = keyof typeof SEEN

function triggersOf(table: string, said: string, events: Event[] = ['insert', 'update', 'delete']): string {
  return events
    .map(
      (event) => `create trigger ${table}_told_on_${event} after ${event} on ${table}
        referencing ${SEEN[event]} for each statement execute function tell_public_change('${said}')`,
    )
    .join(';\n')
}
