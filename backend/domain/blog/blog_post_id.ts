/** A random UUID. */
export type BlogPostId = string & { readonly brand?: 'BlogPostId' }
