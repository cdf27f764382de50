/** Where posts stand, for whoever links to one: rules alone, no schemas to carry to the browser. */
export {
  BLOG_PATH,
  isPostCategory,
  POST_CATEGORIES,
  postPath,
  type PostCategory,
} from '#domain/blog/post_category.ts'
