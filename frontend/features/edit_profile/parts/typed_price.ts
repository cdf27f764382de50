const THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/

/** What a price that somebody typed amounts to in reais; what is no number is 0. */
export function typedPrice(typed: string): number {
  const text = typed.replace(/^R\$/i, '').replaceAll(/\s/g, '')
  const plain = (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.')
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(plain)
  return isNumber ? Number(plain) : 0
}

const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 20 })

/** The price as it is written once somebody has finished typing it: 1.234,50; nothing stays nothing. */
export function tidyPrice(typed: string): string {
  return typed.trim() === '' ? '' : reais.format(typedPrice(typed))
}
