import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { slugify, isSlug } from '#domain/shared/slug.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { RETENTION } from '#domain/shared/retention.ts'

/** First path segments of screens, services and files, and words that look like them. */
const SEGMENTS =
  `admin administrador administracao api assets blog cadastro contato dashboard docs edit-profile
  especialidades favicon favicon-ico feed forgot-password health images imagens index login logout metrics null
  privacidade register-professional remedio reset-password robots robots-txt rss saude-perto servicos-e-tratamentos
  sitemap sitemap-xml sitemaps static sobre suporte termos tudo-sobre undefined well-known www`.split(/\s+/)

const COUNCILS =
  'cfm crm cfo cro cfp crp cfn crn cofen coren coffito crefito cff crf crfa cfbm crbm cress cref'.split(' ')

/** Addresses that no professional may have: paths, specialties, insurers and councils. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...SEGMENTS,
  ...COUNCILS,
  ...SPECIALTIES.flatMap(({ slug, feminine }) => [slug, slugify(feminine)]),
  ...INSURERS.map(({ name }) => slugify(name)),
])

const HELD_MS = RETENTION.heldSlugDays * DAY_MS
const MOST_HELD = 3

/** Whether somebody who keeps `held` besides `current` may take `wished`: nobody keeps more than three old ones. */
export function mayRename(current: string, wished: string, held: readonly string[]): boolean {
  const kept = new Set([...held, current])
  kept.delete(wished)
  return kept.size <= MOST_HELD
}

const LONGEST_BASE = 48
const NUMBERED = 20

/** Slugs given up after this instant still lead to whom they belonged, and nobody else may take them. */
export function reservedSince(now: Date): Date {
  return new Date(now.getTime() - HELD_MS)
}

interface SlugWishes {
  name: string
  lastname: string
  /** Words that are not for people: paths, specialties, councils, insurers. */
  reserved: ReadonlySet<string>
  /** Lower-case letters and digits that nobody else has, at most 11. */
  random: string
}

/** Addresses for a new profile, the nicest first and the last one surely free: `ana-lima`, `ana-lima-2` … `ana-lima-{random}`. */
export function* slugProposals({ reserved, ...wishes }: SlugWishes): Generator<string, void> {
  for (const slug of everySlug(wishes)) if (!reserved.has(slug)) yield slug
}

function* everySlug({ name, lastname, random }: Omit<SlugWishes, 'reserved'>): Generator<string, void> {
  const base = slugify(`${name} ${lastname}`).slice(0, LONGEST_BASE).replace(/-$/, '')
  if (isSlug(base)) yield base
  for (let number = 2; isSlug(base) && number <= NUMBERED; number++) yield `${base}-${number}`
  yield `${isSlug(base) ? base : 'profissional'}-${random}`
}
