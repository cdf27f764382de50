import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What makes the administrators' list as fast for a million as for a thousand: stored counts by group, and the order by
 * views.
 */
export default class AdminListCounts extends BaseSchema {
  override async up() {
    this.schema.raw(COUNTS)
    this.schema.raw(COUNT)
    this.schema.raw(COMPACT)
    this.schema.raw(triggers('counted', 'count_professionals', COUNTED))
    this.schema.raw(VIEWS)
    this.schema.raw(triggers('view_totals', 'keep_view_totals', ['profile_views', 'role']))
    this.schema.raw(RECOUNT)
  }
}

/**
 * A write appends its difference, so that writers never wait for one another; reads sum, and the compaction of the
 * search's cells merges these too.
 */
const COUNTS = `
      create table professional_counts (
        subscription_level text not null,
        is_verified boolean not null,
        blocked boolean not null,
        state char(2),
        specialty_id smallint,
        presencial boolean not null,
        teleconsulta boolean not null,
        people integer not null
      );
      comment on table professional_counts is 'users of each kind: the sum of their rows';
`

const append = (changes: string) => `
          insert into professional_counts
            (subscription_level, is_verified, blocked, state, specialty_id, presencial, teleconsulta, people)
          select subscription_level, is_verified, blocked, state, specialty_id, presencial, teleconsulta, sum(sign)
          from (${changes}) as changed where role = 'user'
          group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0;`

const COUNT = `
      create function count_professionals() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${append('select 1 as sign, * from added')}
        elsif tg_op = 'DELETE' then ${append('select -1 as sign, * from removed')}
        elsif tg_op = 'UPDATE' then ${append('select 1 as sign, new.* union all select -1, old.*')}
        else delete from professional_counts;
        end if;
        return null;
      end $$`

const COMPACT = `
      create function compact_professional_counts() returns void language sql as $$
        with gone as (
          delete from professional_counts where ctid = any(array(
            select ctid from (
              select ctid, count(*) over (partition by subscription_level, is_verified, blocked, state, specialty_id,
                presencial, teleconsulta) as differences
              from professional_counts
            ) as counted where differences > 1
          )) returning *
        )
        insert into professional_counts
        select subscription_level, is_verified, blocked, state, specialty_id, presencial, teleconsulta, sum(people)
        from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(people) <> 0
      $$`

const COUNTED = [
  ...['role', 'subscription_level', 'is_verified', 'blocked', 'state', 'specialty_id'],
  ...['presencial', 'teleconsulta'],
]
const columnsOf = (row: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${row}.${column}`).join(', ')})`
const differs = (columns: readonly string[]) =>
  `${columnsOf('old', columns)} is distinct from ${columnsOf('new', columns)}`

const triggers = (name: string, calls: string, columns: readonly string[]) => `
      create trigger professionals_${name}_on_insert after insert on professionals
        referencing new table as added for each statement execute function ${calls}();
      create trigger professionals_${name}_on_delete after delete on professionals
        referencing old table as removed for each statement execute function ${calls}();
      create trigger professionals_${name}_on_update after update of ${columns.join(', ')} on professionals
        for each row when (${differs(columns)}) execute function ${calls}();
      create trigger professionals_${name}_on_truncate after truncate on professionals
        for each statement execute function ${calls}();
`

/**
 * Views change far too often for an index of the wide row: each would write to every index of the row
 * (https://www.postgresql.org/docs/current/storage-hot.html). Here it writes to one.
 */
const VIEWS = `
      create table profile_view_totals (
        professional_id uuid primary key,
        views integer not null
      );
      comment on table profile_view_totals is 'professionals.profile_views of every user, for their order';
      create index profile_view_totals_order on profile_view_totals (views desc, professional_id);

      create function keep_view_totals() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into profile_view_totals select id, profile_views from added where role = 'user';
        elsif tg_op = 'DELETE' then
          delete from profile_view_totals using removed where professional_id = removed.id;
        elsif tg_op = 'TRUNCATE' then
          delete from profile_view_totals;
        elsif new.role = 'user' then
          insert into profile_view_totals values (new.id, new.profile_views)
          on conflict (professional_id) do update set views = excluded.views;
        else
          delete from profile_view_totals where professional_id = new.id;
        end if;
        return null;
      end $$;
`

/** Recomputes both from the professionals, which nobody else may write meanwhile: a restore disables the triggers. */
const RECOUNT = `
      create function recount_professionals() returns void language plpgsql as $$
      begin
        delete from professional_counts;
        delete from profile_view_totals;
        ${append('select 1 as sign, * from professionals')}
        insert into profile_view_totals select id, profile_views from professionals where role = 'user';
      end $$;
`
