import { readdir, readFile } from 'node:fs/promises'
import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { EncodedImage } from '#application/ports/image_encoder.ts'
import type { SeededDemo } from '#application/ports/demo_data.ts'
import type { PasswordHasher } from '#application/ports/password_hasher.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { BlogPost, type BlogPostState } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { approvalOf } from '#domain/professionals/verification.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { DAY_MS, lastDays, saoPauloDay } from '#domain/shared/dates.ts'
import { type AccountId, accountOf, asId, type BlogPostId } from '#domain/shared/ids.ts'
import type { Database } from '../database/database.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { DEMO_EMAILS, DEMO_PASSWORD, type DemoWorld, must } from './demo_world.ts'
import { buildLeads, ratingAmong, ReviewWriter, type WantedReviews } from './build_patients.ts'
import { type Cast, castPeople } from './people/cast_people.ts'
import { SeededRandom } from './seeded_random.ts'
import { PictureProcess } from '../images/picture_process.ts'
import { avatarLook, drawAvatar } from './draw_avatar.ts'

/** `specialty`: of those who wrote and reviewed it. */
type WrittenPost = TypedPost & { isDraft: boolean; specialty: SpecialtyName }

const FOLDER = new URL('./posts/', import.meta.url)

/** Reads the folder's posts by number: the first is the newest. */
async function readPosts({ admin, listed }: Cast, now: Date, random: SeededRandom): Promise<BlogPostState[]> {
  const authorId = accountOf(admin.id)
  const names = (await readdir(FOLDER)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, FOLDER), 'utf8')))
  return texts.map((text, index) => {
    const at = new Date(now.getTime() - (index * 9 + 2) * DAY_MS)
    const { specialty, ...written } = JSON.parse(text) as WrittenPost
    const typed = { ...written, ...signersOf(specialty, listed) }
    return publishedFrom(typed, { id: asId(random.uuid()), authorId, at }, random)
  })
}

/** A verified professional of the specialty reviews what another one wrote. */
function signersOf(specialty: SpecialtyName, listed: readonly Professional[]) {
  const [reviewer, writer] = listed.filter(({ state }) => state.specialty === specialty && state.isVerified)
  return { writtenBy: writer?.id ?? null, reviewedBy: reviewer?.id ?? null }
}

function publishedFrom(
  { isDraft, ...typed }: Omit<WrittenPost, 'specialty'>,
  drafted: { id: BlogPostId; authorId: AccountId; at: Date },
  random: SeededRandom,
): BlogPostState {
  const post = must(BlogPost.draft(drafted, typed))
  if (!isDraft) post.publish(drafted.at)
  return { ...post.state, viewCount: isDraft ? 0 : random.between(40, 900) }
}

const SEED = 20_261_121
const VIEWED_DAYS = 30

/** Builds the whole demo, the same on every run except for its dates, which end at `now`. */
export async function buildWorld(now: Date): Promise<DemoWorld> {
  const random = new SeededRandom(SEED)
  const cast = castPeople(now, random)
  const { admin, premium, free, listed } = cast
  const writer = new ReviewWriter(random, now)
  const reviewsOf = new Map(
    listed.map((each) => [each.id, writer.write(each, wantedFor(each, cast, random))]),
  )
  const views = listed.flatMap((each) => viewsOf(each, now, random))
  const words = new SeededRandom(SEED + 1)
  const drawn = await drawPhotos(listed, new SeededRandom(SEED))
  return {
    professionals: [
      admin.state,
      ...listed.map((each) =>
        Object.assign(
          finished(each, reviewsOf.get(each.id) ?? [], views, drawn),
          ownWords(each, each === premium, now, words),
        ),
      ),
    ],
    photos: drawn.photos,
    reviews: [...reviewsOf.values()].flat(),
    contacts: [...buildLeads(premium, 26, now, random), ...buildLeads(free, 9, now, random)],
    posts: await readPosts(cast, now, random),
    views,
  }
}

function wantedFor(professional: Professional, { premium, free }: Cast, random: SeededRandom): WantedReviews {
  if (professional === premium) return { approved: 24, pending: 4, rejected: 2 }
  if (professional === free) return { approved: 6, pending: 2, rejected: 1 }
  const approved = professional.isPremium() ? random.between(4, 18) : random.between(0, 9)
  return { approved, pending: random.chance(0.2) ? 1 : 0, rejected: 0 }
}

function viewsOf(professional: Professional, now: Date, random: SeededRandom): DemoWorld['views'] {
  const usual = professional.isPremium() ? random.between(9, 30) : random.between(2, 10)
  return lastDays(now, VIEWED_DAYS).map((day) => ({
    professionalId: professional.id,
    day,
    views: Math.max(1, usual + random.between(-Math.ceil(usual / 2), usual)),
  }))
}

function finished(
  { state }: Professional,
  reviews: readonly ReviewState[],
  views: DemoWorld['views'],
  { hashOf }: DrawnPhotos,
): ProfessionalState {
  const hash = hashOf.get(state.id)
  const profileViews = views
    .filter(({ professionalId }) => professionalId === state.id)
    .reduce((total, day) => total + day.views, 0)
  return {
    ...state,
    ...ratingAmong(reviews),
    profileViews,
    image: hash ? { hash, mime: 'image/webp' } : null,
  }
}

const ANSWER_MINUTES = [25, 50, 90, 180, 420, 1_440, 2_880] as const

/** What professionals say of themselves and how soon they answer; `isSure` for who says all of it. */
function ownWords(
  { state }: Professional,
  isSure: boolean,
  now: Date,
  random: SeededRandom,
): Pick<ProfessionalState, 'acceptsNewPatientsOn' | 'insurersConfirmedOn' | 'answerMinutes'> {
  const dayBefore = (days: number) => saoPauloDay(new Date(now.getTime() - days * DAY_MS))
  const [said, confirmed] = [random.between(0, 80), random.between(20, 150)]
  const minutes = random.pick(ANSWER_MINUTES)
  const [opens, confirms, answers] = [0.45, 0.6, 0.35].map((share) => random.chance(share) || isSure)
  return {
    acceptsNewPatientsOn: opens ? dayBefore(said) : null,
    insurersConfirmedOn: confirms && state.insurances.length > 0 ? dayBefore(confirmed) : null,
    answerMinutes: answers ? minutes : null,
  }
}

/** People share faces: encoding one for each would delay the first start. */
const FACES_A_GENDER = 28
const pictureProcess = new PictureProcess()
const AT_ONCE = 4
const PHOTO_SHARE = { premium: 0.9, free: 0.55 }

interface DrawnPhotos {
  photos: EncodedImage[]
  /** The photo's hash by professional. */
  hashOf: Map<string, string>
}

/** Draws portraits for about two thirds of `professionals`; the first two always have one. */
async function drawPhotos(
  professionals: readonly Professional[],
  random: SeededRandom,
): Promise<DrawnPhotos> {
  const faces = {
    feminino: await drawFaces('feminino', random),
    masculino: await drawFaces('masculino', random),
  }
  const next = { feminino: 0, masculino: 0 }
  const hashOf = new Map<string, string>()
  for (const [index, { id, state }] of professionals.entries()) {
    const gender = state.displayGender
    const face = faces[gender][next[gender] % FACES_A_GENDER]
    if (!face || (index > 1 && !random.chance(PHOTO_SHARE[state.subscriptionLevel]))) continue
    next[gender]++
    hashOf.set(id, face.hash)
  }
  return { photos: [...faces.feminino, ...faces.masculino], hashOf }
}

async function drawFaces(gender: 'feminino' | 'masculino', random: SeededRandom): Promise<EncodedImage[]> {
  const drawings = Array.from({ length: FACES_A_GENDER }, () => drawAvatar(avatarLook(random, gender)))
  const faces: EncodedImage[] = []
  while (drawings.length > 0)
    faces.push(
      ...(await Promise.all(
        drawings.splice(0, AT_ONCE).map((svg) => pictureProcess.call('encodeDrawing', svg)),
      )),
    )
  return faces
}

export interface DemoDependencies {
  database: Database
  adapters: { clock: Clock; index: ProfessionalIndex; passwords: PasswordHasher }
}

/** Fills a database that has its catalogue with invented people, in one transaction. */
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
    await storeWorld(database, world, adapters.clock.now())
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

/** Stores everything but the professionals, with one statement per table. */
async function storeWorld(database: Database, world: DemoWorld, now: Date): Promise<void> {
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
      points: review.points,
      status: review.status,
      quarantined: review.quarantined,
      consent_version: review.consentVersion,
      created_at: review.createdAt,
      updated_at: review.updatedAt,
    })),
  )
  await insert(
    database,
    'verifications',
    world.professionals
      .filter(({ isVerified }) => isVerified)
      .map((each, index) => verificationRow(each, index, now)),
  )
  await insert(database, 'contacts', world.contacts.map(contactRow))
  await insert(database, 'insurer_reports', insurerReports(world, now))
  await insert(database, 'blog_posts', world.posts.map(postRow))
  await insert(
    database,
    'profile_view_days',
    world.views.map(({ professionalId, day, views }) => ({ professional_id: professionalId, day, views })),
  )
  await database.rows(
    `insert into contact_days (professional_id, day, kind, count)
     select professional_id, day, kind, count from profile_view_days
     cross join lateral (values ('appearance', 8 * views), ('whatsapp', views / 9), ('phone', views / 25)) each (kind, count)
     where count > 0`,
    [],
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

/** Sends each picture once, however many share it. */
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

/** Less than a year, after which the badge goes. */
const LATELY_DAYS = 200

/** As the terminal's `professionals verify` records it. */
function verificationRow(state: ProfessionalState, index: number, now: Date): Row {
  const lately = new Date(now.getTime() - (1 + ((index * 7) % LATELY_DAYS)) * DAY_MS)
  const decidedAt = state.createdAt > lately ? state.createdAt : lately
  const { decision, decidedBy, checked } = approvalOf(state, { decidedAt, decidedBy: 'operator:cli:demo' })
  return { professional_id: state.id, decided_at: decidedAt, decision, decided_by: decidedBy, checked }
}

/** Two patients' words on the first insurer of the premium account. */
function insurerReports({ professionals }: DemoWorld, now: Date): Row[] {
  const premium = professionals.find(({ email }) => email === DEMO_EMAILS.premium)
  const [first] = premium?.insurances ?? []
  if (!premium || !first) return []
  return [4, 9].map((days) => ({
    professional_id: premium.id,
    insurer_id: insurerByName(first.insuranceName)?.id,
    sender_hash: `demo-${days}`,
    day: saoPauloDay(new Date(now.getTime() - days * DAY_MS)),
  }))
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
    answered_at: contact.answeredAt,
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
    written_by: post.writtenBy,
    reviewed_by: post.reviewedBy,
    reviewed_at: post.reviewedAt,
    is_published: post.isPublished,
    published_at: post.publishedAt,
    view_count: post.viewCount,
    estimated_read_time: post.estimatedReadTime,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
  }
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
