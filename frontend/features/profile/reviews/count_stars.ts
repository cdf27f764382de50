/** '1 estrela', '5 estrelas' */
export function countStars(stars: number): string {
  return `${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`
}
