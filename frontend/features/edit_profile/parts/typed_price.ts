const THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/

/** Reads a typed price in reais; returns 0 for what is not a number. */
export function typedPrice(typed: string): number {
  const text = typed.replace(/^R\$/i, '').replaceAll(/\s/g, '')
  const plain = (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.')
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(plain)
  return isNumber ? Number(plain) : 0
}

const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 20 })

/** Formats a typed price: 1.234,50; an empty field stays empty. */
export function tidyPrice(typed: string): string {
  return typed.trim() === '' ? '' : reais.format(typedPrice(typed))
}
