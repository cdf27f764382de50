/** For showing a post. Separate from `post_terms.ts`, which every page needs. */
export { coverAddress, pictureLine, postImageAt } from '#domain/blog/post_images.ts'
export { postFaqs, readingMinutes, SECTIONS, type SectionName } from '#domain/blog/sections.ts'
