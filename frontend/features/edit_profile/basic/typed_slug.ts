/** A profile's address as it is shown while one types: lower case, a hyphen for each space; as long as what was typed. */
export function typedSlug(typed: string): string {
  return typed.toLowerCase().replaceAll(/\s/g, '-')
}
