/** A random UUID. */
export type ReviewId = string & { readonly brand?: 'ReviewId' }
