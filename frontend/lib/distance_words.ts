/**
 * Kilometres as a person says them: 'a cerca de 2 km', 'a cerca de 1.204 km'. Never finer: what is measured goes from a
 * rounded point to the centre of a city.
 */
export function distanceWords(kilometres: number): string {
  return `a cerca de ${Math.max(1, Math.round(kilometres)).toLocaleString('pt-BR')} km`
}
