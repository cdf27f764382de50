import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'
import { BLOG_PATH, postPath, type PostCategory } from '#contract/post_terms.ts'
import { SPECIALTIES_PATH, specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'

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
  profile: (slug: string) => `/${slug}`,
  terms: '/termos',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
} as const
