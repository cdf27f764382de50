const SIZED = /^(?:(.{2,}?)(z)|(.{2,}?))(?:inh([oa])|ao|ona|oes)(s?)$/

/** Returns the words that this may be the diminutive or augmentative of: 'barriguinha' of 'barriga', 'pezão' of 'pé'. */
export function withoutSize(word: string): string[] {
  const [whole, linked, , bare = '', ending = 'o', plural = ''] = SIZED.exec(word) ?? []
  if (whole === undefined) return []
  if (linked)
    return [`${linked}${plural}`, `${linked}s`, `${linked}z${plural}`, `${linked}z${ending}${plural}`]
  if (bare.length < 3) return []
  const hard = bare.replace(/gu$/, 'g').replace(/qu$/, 'c')
  return [ending, 'e', ending === 'o' ? 'a' : 'o'].map((vowel) => `${hard}${vowel}${plural}`)
}
