/** The text as a search compares it: lower case, without accents. Punctuation and spaces stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
