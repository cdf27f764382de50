/** A random UUID. */
export type ContactId = string & { readonly brand?: 'ContactId' }
