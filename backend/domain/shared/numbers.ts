/*
 * Written out rather than left to Intl, whose first use takes a slow phone a tenth of a second before a page responds.
 */

/** 1.204, for an integer. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** 4,5 */
export function formatOneDecimal(value: number): string {
  return formatDecimals(value, 1)
}

/** Rounds half away from zero, for a value of at least 0. */
function formatDecimals(value: number, digits: number): string {
  const unit = 10 ** digits
  const units = Math.round(value * unit)
  return `${formatNumber(Math.floor(units / unit))},${String(units % unit).padStart(digits, '0')}`
}

/** '1 conta', '1.204 contas', and '0 contas', for which Intl.PluralRules would choose the singular. */
export function countOf(count: number, one: string, others: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : others}`
}

/** '20 minutos', '2 horas', '3 dias'; at least '1 minuto'. */
export function minutesInWords(minutes: number): string {
  const hours = Math.round(minutes / 60)
  if (minutes < 60) return countOf(Math.max(1, minutes), 'minuto', 'minutos')
  return hours < 36 ? countOf(hours, 'hora', 'horas') : countOf(Math.round(hours / 24), 'dia', 'dias')
}

/** R$ 1.234,50, with a space that does not break. */
export function formatReais(amount: number): string {
  return `R$\u00A0${formatDecimals(amount, 2)}`
}

/** Returns a service's price; the stored price 0 means unknown, not free. */
export function formatPrice(price: number): string {
  return price > 0 ? formatReais(price) : 'Valor sob consulta'
}
