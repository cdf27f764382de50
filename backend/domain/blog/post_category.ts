const PATHS = {
  disease: '/tudo-sobre',
  medicine: '/remedio',
  treatment: '/servicos-e-tratamentos',
} as const

export const BLOG_PATH = '/blog'

export type PostCategory = keyof typeof PATHS
export const POST_CATEGORIES = Object.keys(PATHS) as PostCategory[]

export function isPostCategory(word: string): word is PostCategory {
  return Object.hasOwn(PATHS, word)
}

/** Returns the post's only public path; a category other than the three is under /blog. */
export function postPath(category: string, slug: string): string {
  return `${isPostCategory(category) ? PATHS[category] : BLOG_PATH}/${slug}`
}
