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

/** '1 conta', '1.204 contas', and '0 contas', for which Intl.PluralRules would choose the singular. */
export function countOf(count: number, one: string, others: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : others}`
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** R$ 1.234,50 */
export function formatReais(amount: number): string {
  return reais.format(amount)
}

/** Returns a service's price; the stored price 0 means unknown, not free. */
export function formatPrice(price: number): string {
  return price > 0 ? formatReais(price) : 'Valor sob consulta'
}
