const HUNDRED_METRES = 0.1

/** Kilometres as a person says them: 'a 800 m', 'a 2,3 km', 'a 1.204 km'. */
export function distanceWords(kilometres: number): string {
  const hundreds = Math.round(kilometres / HUNDRED_METRES)
  if (hundreds < 1) return 'a menos de 100 m'
  if (hundreds < 10) return `a ${hundreds * 100} m`
  const maximumFractionDigits = kilometres < 9.95 ? 1 : 0
  return `a ${kilometres.toLocaleString('pt-BR', { maximumFractionDigits })} km`
}
