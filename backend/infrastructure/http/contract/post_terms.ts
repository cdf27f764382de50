/** What the words of a post mean, for whoever shows one: rules alone, no schemas to carry to the browser. */
export {
  BLOG_PATH,
  isPostCategory,
  POST_CATEGORIES,
  postPath,
  type PostCategory,
} from '#domain/blog/post_category.ts'
export { coverAddress, pictureLine, postImageAt } from '#domain/blog/post_images.ts'
export { postFaqs, readingMinutes, SECTIONS, type SectionName } from '#domain/blog/sections.ts'
