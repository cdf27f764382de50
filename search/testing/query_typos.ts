import type { SeededRandom } from './seeded_random.ts'

export type Typo = (text: string, random: SeededRandom) => string

const KEYBOARD_NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'sqz', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl', l: 'k', m: 'n',
  n: 'bm', o: 'ip', p: 'o', q: 'w', r: 'et', s: 'ad', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'x',
} // oxfmt-ignore

/** Each changes one letter inside a word of the folded text, never its first. */
export const TYPOS: Readonly<Record<string, Typo>> = {
  'lost letter': (text, random) => at(text, random, (letter) => letter.slice(1)),
  'doubled letter': (text, random) => at(text, random, (letter) => letter + letter),
  'swapped letters': swapTwo,
  'keyboard neighbour': (text, random) =>
    at(text, random, (letter) => random.oneOf((KEYBOARD_NEIGHBOURS[letter] ?? letter).split(''))),
}

function at(text: string, random: SeededRandom, change: (letter: string) => string): string {
  const index = innerLetter(text, random)
  return text.slice(0, index) + change(text.charAt(index)) + text.slice(index + 1)
}

function swapTwo(text: string, random: SeededRandom): string {
  for (let tries = 0; tries < 20; tries++) {
    const index = innerLetter(text, random)
    const [one, other] = [text.charAt(index), text.charAt(index + 1)]
    if (/[a-z]/.test(other) && one !== other)
      return text.slice(0, index) + other + one + text.slice(index + 2)
  }
  return text
}

function innerLetter(text: string, random: SeededRandom): number {
  const inner = [...text.matchAll(/(?<=[a-z])[a-z]/g)].map(({ index }) => index)
  return random.oneOf(inner)
}
