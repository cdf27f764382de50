/** A word of this many letters fits the narrowest card and tile, and stays as it is for whoever copies or reads it by machine. */
const FITTING = 14

/** Says where a long word may break, which browsers show as a hyphen: 'Otorrino-laringologista'. */
export function softHyphens(text: string, fitting = FITTING): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length > fitting ? word.replaceAll(/(?<=\p{L}{5})(?=laringo|entero|logista)/gu, '\u00AD') : word,
  )
}
