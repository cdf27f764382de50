/** For linking to posts: rules without schemas, to keep the browser's code small. */
export {
  BLOG_PATH,
  isPostCategory,
  POST_CATEGORIES,
  postPath,
  type PostCategory,
} from '#domain/blog/post_category.ts'
