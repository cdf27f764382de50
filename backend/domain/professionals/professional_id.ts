/** A random UUID. */
export type ProfessionalId = string & { readonly brand?: 'ProfessionalId' }
