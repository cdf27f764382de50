/** A random UUID. */
export type AccountId = string & { readonly brand?: 'AccountId' }

/** A random UUID. */
export type BlogPostId = string & { readonly brand?: 'BlogPostId' }

/** A random UUID. */
export type ContactId = string & { readonly brand?: 'ContactId' }

/** A random UUID. */
export type ProfessionalId = string & { readonly brand?: 'ProfessionalId' }

/** A random UUID. */
export type ReviewId = string & { readonly brand?: 'ReviewId' }
