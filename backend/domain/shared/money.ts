const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** R$ 1.234,50 */
export function formatReais(amount: number): string {
  return reais.format(amount)
}

/** What a service costs; one without a price, which is stored as 0, is not free. */
export function formatPrice(price: number): string {
  return price > 0 ? formatReais(price) : 'Valor sob consulta'
}
