/** Spellings that sound alike in Brazilian names, in the order in which they are rewritten. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch/g, 'x'],
  [/(?<![ln])h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/s?c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/qu(?=[ei])|ck|k|q/g, 'c'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
  [/n(?=[pb])/g, 'm'],
  [/n$/g, 'm'],
]

/** The same for folded words that a Brazilian would spell by ear alike: luiz and luis, thiago and tiago, kelly and queli. */
export function phoneticKey(word: string): string {
  return SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}
