import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import { BLOG_PATH, postPath, type PostCategory } from '#contract/post_terms.ts'
import { SPECIALTIES_PATH, specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'

/** As many columns as fit on a phone. */
export const MAX_COMPARED = 3

/** At the end of a profile's path: opens the review dialog. */
export const REVIEW_HASH = '#avaliar'

/** Every path of the site; links never contain literal paths. */
export const paths = {
  home: '/',
  ...PERSONAL_SCREENS,
  ...SECRET_SCREENS,
  blog: BLOG_PATH,
  blogCategory: (category: PostCategory) => `${BLOG_PATH}?category=${category}`,
  blogFeed: `${BLOG_PATH}/rss.xml`,
  post: postPath,
  specialties: SPECIALTIES_PATH,
  specialty: specialtyPath,
  specialtyInCity: specialtyInCityPath,
  /** The compared slugs are in the hash, which a browser never sends. */
  compare: (slugs: readonly string[]) => `/comparar${slugs.length > 0 ? `#${slugs.join(',')}` : ''}`,
  sentLeads: '/meus-pedidos',
  profile: (slug: string) => `/${slug}`,
  claimProfile: (slug: string) => `/assumir-perfil?perfil=${slug}`,
  removeProfile: (slug: string) => `/assumir-perfil?perfil=${slug}&remover=sim`,
  /** Opens the review dialog. */
  reviewOf: (slug: string) => `/${slug}${REVIEW_HASH}`,
  /** The searched insurer is in the hash, so that a profile has a single URL. */
  profileSought: (slug: string, insurer: string) => `/${slug}#convenio=${encodeURIComponent(insurer)}`,
  /** The picture of a shared link. */
  sharePicture: (kind: 'perfil' | 'especialidade' | 'post', slug: string) => `/cartoes/${kind}/${slug}.png`,
  terms: '/termos',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
} as const
