import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { SeededDemo } from '#application/ports/demo_data.ts'
import type { PasswordHasher } from '#application/ports/password_hasher.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import type { Database } from '../database/database.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { buildWorld } from './build_world.ts'
import { DEMO_EMAILS, DEMO_PASSWORD, type DemoWorld } from './demo_world.ts'

export interface DemoDependencies {
  database: Database
  adapters: { clock: Clock; index: ProfessionalIndex; passwords: PasswordHasher }
}

/** Fills a database that has its catalogue with invented people, all in one transaction: everything or nothing. */
export async function seedDemo({ database, adapters }: DemoDependencies): Promise<SeededDemo> {
  const world = await buildWorld(adapters.clock.now())
  const emails = Object.values(DEMO_EMAILS)
  const hashes = await Promise.all(emails.map(() => adapters.passwords.hash(DEMO_PASSWORD)))
  await database.transaction(async () => {
    await storeProfessionals(database, adapters.clock, world)
    await database.rows(
      `update professionals set password_hash = account.hash
       from unnest(?::text[], ?::text[]) as account (email, hash) where professionals.email = account.email`,
      [emails, hashes],
    )
    await storeWorld(database, world)
    await adapters.index.refresh(world.professionals.map(({ id }) => id))
  })
  return summaryOf(world)
}

async function storeProfessionals(
  database: Database,
  clock: Clock,
  { professionals }: DemoWorld,
): Promise<void> {
  try {
    await new PostgresBulkProfessionals(database, clock).insert(professionals)
  } catch (cause) {
    if (!(cause instanceof BulkConflict)) throw cause
    throw new Error('Somebody of the demonstration is there already.', { cause })
  }
}

function summaryOf({ professionals, reviews, contacts, posts }: DemoWorld): SeededDemo {
  return {
    professionals: professionals.filter(({ role }) => role === 'user').length,
    reviews: reviews.length,
    leads: contacts.filter(({ kind }) => kind === 'lead').length,
    posts: posts.length,
    accounts: Object.values(DEMO_EMAILS).map((email) => ({ email, password: DEMO_PASSWORD })),
  }
}

/** Everything around the professionals, one statement a table. */
async function storeWorld(database: Database, world: DemoWorld): Promise<void> {
  await storePhotos(database, world)
  await insert(
    database,
    'reviews',
    world.reviews.map((review) => ({
      id: review.id,
      professional_id: review.professionalId,
      patient_name: review.patientName,
      rating: review.rating,
      comment: review.comment,
      status: review.status,
      quarantined: review.quarantined,
      created_at: review.createdAt,
      updated_at: review.updatedAt,
    })),
  )
  await insert(database, 'contacts', world.contacts.map(contactRow))
  await insert(database, 'blog_posts', world.posts.map(postRow))
  await insert(
    database,
    'profile_view_days',
    world.views.map(({ professionalId, day, views }) => ({ professional_id: professionalId, day, views })),
  )
}

type Row = Record<string, unknown>

async function insert(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await database.rows(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?::json)`,
    [JSON.stringify(rows)],
  )
}

/** Each picture travels once, whoever shares it. */
async function storePhotos(database: Database, { photos, professionals }: DemoWorld): Promise<void> {
  const pictures = photos.flatMap(({ hash, variants }) =>
    variants.map(({ width, format, bytes }) => ({
      hash,
      width,
      format,
      bytes: Buffer.from(bytes).toString('base64'),
    })),
  )
  const owners = professionals.flatMap(({ id, image }) => (image ? { id, hash: image.hash } : []))
  await database.rows(
    `insert into profile_images (professional_id, hash, width, format, bytes)
     select owner.id, picture.hash, picture.width, picture.format, decode(picture.bytes, 'base64')
     from json_to_recordset(?::json) as owner (id uuid, hash text)
     join json_to_recordset(?::json) as picture (hash text, width smallint, format text, bytes text) using (hash)`,
    [JSON.stringify(owners), JSON.stringify(pictures)],
  )
}

function contactRow(contact: DemoWorld['contacts'][number]): Row {
  return {
    id: contact.id,
    professional_id: contact.professionalId,
    kind: contact.kind,
    patient_name: contact.patientName,
    patient_email: contact.patientEmail,
    subject: contact.subject,
    message: contact.message,
    whatsapp: contact.whatsapp,
    service_of_interest: contact.serviceOfInterest,
    location: contact.location,
    lead_status: contact.leadStatus,
    quarantined: contact.quarantined,
    marked_for_review: contact.markedForReview,
    consent_version: contact.consentVersion,
    fingerprint: contact.fingerprint,
    created_at: contact.createdAt,
    updated_at: contact.updatedAt,
  }
}

function postRow(post: DemoWorld['posts'][number]): Row {
  const sections = SECTIONS.map(({ name }) => [inSnakeCase(name), post.sections[name] ?? null] as const)
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    meta_description: post.metaDescription,
    category: post.category,
    condition_name: post.conditionName,
    excerpt: post.excerpt,
    ...Object.fromEntries(sections),
    author_id: post.authorId,
    is_published: post.isPublished,
    published_at: post.publishedAt,
    view_count: post.viewCount,
    estimated_read_time: post.estimatedReadTime,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
  }
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
