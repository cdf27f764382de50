import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import { slugify, isSlug } from '#domain/shared/slug.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { RETENTION } from '#domain/shared/retention.ts'

/** Files, and words that look like screens or services. */
const LOOKALIKES =
  `administrador administracao cadastro contato docs favicon favicon-ico feed images imagens index logout metrics
  null robots robots-txt rss saude-perto sitemap sitemap-xml static sobre suporte undefined well-known www
  premium planos plano precos preco assinatura ajuda faq clinicas clinica hospitais hospital convenios convenio medicos
  profissionais pacientes entrar cadastrar cadastre-se login-profissional verificado verificados verificacao`.split(
    /\s+/,
  )

const COUNCILS =
  'cfm crm cfo cro cfp crp cfn crn cofen coren coffito crefito cff crf crfa cfbm crbm cress cref'.split(' ')

/** Slugs that no professional may have: paths, specialties, insurers and councils. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...SCREEN_SEGMENTS,
  ...LOOKALIKES,
  ...COUNCILS,
  ...SPECIALTIES.flatMap(({ slug, feminine }) => [slug, slugify(feminine)]),
  ...INSURERS.map(({ name }) => slugify(name)),
])

const HELD_MS = RETENTION.heldSlugDays * DAY_MS
const MAX_HELD = 3

/** Whether the owner of `current` and of the reserved `held` may take `wished`: at most three are reserved. */
export function mayRename(current: string, requested: string, held: readonly string[]): boolean {
  const allowed = new Set([...held, current])
  allowed.delete(requested)
  return allowed.size <= MAX_HELD
}

const MAX_BASE_LENGTH = 48
const NUMBERED = 20

/** Slugs released after this instant still lead to their former owner, and nobody else may take them. */
export function reservedSince(now: Date): Date {
  return new Date(now.getTime() - HELD_MS)
}

interface SlugOptions {
  name: string
  lastname: string
  /** Slugs not for people: paths, specialties, councils, insurers. */
  reserved: ReadonlySet<string>
  /** Unique lower-case letters and digits, at most 11. */
  random: string
}

/** Yields slugs for a new profile, best first: `ana-lima`, `ana-lima-2` … `ana-lima-{random}`, which is free. */
export function* slugProposals({ reserved, ...options }: SlugOptions): Generator<string, void> {
  for (const slug of everySlug(options)) if (!reserved.has(slug)) yield slug
}

function* everySlug({ name, lastname, random }: Omit<SlugOptions, 'reserved'>): Generator<string, void> {
  const base = slugify(`${name} ${lastname}`).slice(0, MAX_BASE_LENGTH).replace(/-$/, '')
  if (isSlug(base)) yield base
  for (let number = 2; isSlug(base) && number <= NUMBERED; number++) yield `${base}-${number}`
  yield `${isSlug(base) ? base : 'profissional'}-${random}`
}
