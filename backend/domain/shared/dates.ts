const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const longDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' })

/** 21/11/2026, in São Paulo whatever the reader's own clock says. */
export function formatDate(instant: Date | string): string {
  return day.format(new Date(instant))
}

/** 21 de novembro de 2026 */
export function formatLongDate(instant: Date | string): string {
  return longDay.format(new Date(instant))
}
