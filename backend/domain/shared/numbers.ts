const whole = new Intl.NumberFormat('pt-BR')
const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 1.204 */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** 4,5 */
export function formatOneDecimal(value: number): string {
  return oneDecimal.format(value)
}

/** '1 conta', '1.204 contas', and '0 contas', which Intl.PluralRules would put in the singular. */
export function countOf(count: number, one: string, others: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : others}`
}
