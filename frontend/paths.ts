import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import { BLOG_PATH, postPath, type PostCategory } from '#contract/post_terms.ts'
import { SPECIALTIES_PATH, specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'

/** Side by side, as many as a phone can show. */
export const MAX_COMPARED = 3

/** Every address of the site; a link is never written by hand. */
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
  /** What is compared stays behind the #, which a browser never sends. */
  compare: (slugs: readonly string[]) => `/comparar${slugs.length > 0 ? `#${slugs.join(',')}` : ''}`,
  profile: (slug: string) => `/${slug}`,
  /** The insurer that was searched for stays behind the #, so that a profile has one address. */
  profileSought: (slug: string, insurer: string) => `/${slug}#convenio=${encodeURIComponent(insurer)}`,
  /** What is shown beside a shared link. */
  sharePicture: (kind: 'perfil' | 'especialidade' | 'post', slug: string) => `/cartoes/${kind}/${slug}.png`,
  terms: '/termos',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
} as const
