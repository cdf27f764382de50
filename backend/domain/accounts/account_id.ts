/** A random UUID. */
export type AccountId = string & { readonly brand?: 'AccountId' }
