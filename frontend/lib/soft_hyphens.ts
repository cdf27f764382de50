/** A word of this length fits the narrowest card and stays unchanged, for copying and for programs. */
const FITTING = 14

/** Inserts soft hyphens into long words: 'Otorrino-laringologista'. */
export function softHyphens(text: string, fitting = FITTING): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    word.length > fitting ? word.replaceAll(/(?<=\p{L}{5})(?=laringo|entero|logista)/gu, '\u00AD') : word,
  )
}
