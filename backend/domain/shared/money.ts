const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** R$ 1.234,50 */
export function formatReais(amount: number): string {
  return reais.format(amount)
}
