const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'Falta WhatsApp', 'Faltam cidade, estado e WhatsApp'. A name may hold two things: 'cidade e estado'. */
export function missingWords(names: readonly string[]): string {
  const things = names.flatMap((name) => name.split(' e '))
  return `${things.length === 1 ? 'Falta' : 'Faltam'} ${listed.format(things)}`
}
