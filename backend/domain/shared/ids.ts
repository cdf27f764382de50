declare const brand: unique symbol

/** A UUID of one kind: neither a string nor another kind's id is assignable. */
type Id<Kind extends string> = string & { readonly [brand]: { readonly [kind in Kind]: true } }

export type AccountId = Id<'account'>
export type BlogPostId = Id<'blog post'>
export type ContactId = Id<'contact'>
export type ProfessionalId = Id<'professional'>
export type ReviewId = Id<'review'>

type AnyId = AccountId | BlogPostId | ContactId | ProfessionalId | ReviewId

/** For boundaries where an id is created or arrives as text; an id cannot be converted to another kind. */
export const asId = <Wanted extends AnyId>(text: string & { readonly [brand]?: never }): Wanted =>
  text as string as Wanted

/** An account and its professional have the same id (docs/decisions/0003). */
export const professionalOf = (id: AccountId): ProfessionalId => id as string as ProfessionalId

/** The other way round. */
export const accountOf = (id: ProfessionalId): AccountId => id as string as AccountId
