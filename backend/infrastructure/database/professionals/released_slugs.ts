import type { ProfessionalId } from '#domain/shared/ids.ts'
import { reservedSince } from '#domain/professionals/profile_slug.ts'
import type { Database } from '../database.ts'

/** The id of a slug's present or recent owner; takes the bindings of `ownerOfSlug`. */
export const OWNER_OF_SLUG = `coalesce(
  (select id from professionals where slug = ?),
  (select professional_id from released_slugs where slug = ? and released_at > ?))`

export const ownerOfSlug = (slug: string, now: Date) => [slug, slug, reservedSince(now)]

/** Returns whether someone else released the slug recently. */
export async function isHeldForAnother(
  database: Database,
  slug: string,
  { id, now }: { id: ProfessionalId; now: Date },
): Promise<boolean> {
  const row = await database.row(
    `select 1 from released_slugs where slug = ? and professional_id is distinct from ? and released_at > ?`,
    [slug, id, reservedSince(now)],
  )
  return row !== null
}

/** Reserves the former slug before a professional takes `slug`. */
export async function releaseSlug(
  database: Database,
  slug: string,
  { id, now }: { id: ProfessionalId; now: Date },
): Promise<void> {
  await database.rows(
    `insert into released_slugs (slug, professional_id, released_at)
     select slug, id, ? from professionals where id = ? and slug <> ?
     on conflict (slug) do update set professional_id = excluded.professional_id, released_at = excluded.released_at`,
    [now, id, slug],
  )
}
