import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { slugify } from '#domain/shared/slugify.ts'

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
