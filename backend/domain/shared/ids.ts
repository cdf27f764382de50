/** A random UUID. */
export type AccountId = string & { readonly brand?: 'AccountId' }

/** A random UUID. */
export type BlogPostId = string & { readonly brand?: 'BlogPostId' }

/** A random UUID. */
export type ContactId = string & { readonly brand?: 'ContactId' }

/** A random UUID. */
export type ProfessionalId = string & { readonly brand?: 'ProfessionalId' }

/** An account and its professional have the same id. */
export const professionalIdOf = (accountId: string): ProfessionalId => accountId

/** A random UUID. */
export type ReviewId = string & { readonly brand?: 'ReviewId' }
