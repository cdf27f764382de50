const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** '39%' of all; a part too small for one percent is '<1%', and all but a few '>99%'. Nothing of nobody is nothing. */
export function shareOf(part: number, all: number): string {
  if (all === 0) return ''
  const share = part / all
  if (share > 0 && share < 0.01) return '<1%'
  if (share > 0.99 && share < 1) return '>99%'
  return percent.format(share)
}
