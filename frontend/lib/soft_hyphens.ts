/** Says where a long word may break, which browsers show as a hyphen: 'Otorrino-laringologista'. */
export function softHyphens(text: string): string {
  return text.replaceAll(/(?<=\p{L}{5})(?=laringo|entero|logista)/gu, '\u00AD')
}
