/** The last part of an address as it is shown while one types: lower case, a hyphen for each space; as long as what was typed. */
export function typedSlug(typed: string): string {
  return typed.toLowerCase().replaceAll(/\s/g, '-')
}

/** Rewrites what was typed where it stands; as many characters as before, so the caret need not move. */
export function rewriteSlug(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input
  input.value = typedSlug(input.value)
  input.setSelectionRange(selectionStart, selectionEnd)
}
