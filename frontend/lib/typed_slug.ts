/** A slug while it is typed: lower case, a hyphen for each space; the length stays the same. */
export function typedSlug(typed: string): string {
  return typed.toLowerCase().replaceAll(/\s/g, '-')
}

/** Rewrites the typed text in place; equally long, so the caret stays. */
export function rewriteSlug(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input
  input.value = typedSlug(input.value)
  input.setSelectionRange(selectionStart, selectionEnd)
}
