import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Word } from './words.ts'

const NOUN_ENDINGS = [
  ...['[ae]deira', '[ai]mentos?', '[aei]duras?', 'uras?', 'eir[ao]s?', '[ae]ncias?', '[ae]ntes?', 'idao'],
  ...[
    '[ie]?dades?',
    'os[ao]s?',
    'ic[ao]s?',
    'ismo',
    'z?inh[ao]s?',
    '[ui]?[ca]c(?:ao|oes)',
    'ao',
    'oes',
    '[aoe]?s',
  ],
]
const VERB_ENDINGS = [
  ...['[aei]ndo', '[ai]d[ao]s?', '[aei]ram', '[aei]r', 'avam?', 'iam?', 'ou', 'eu', 'iu', 'ei', 'am', 'em'],
  '[aoei]',
]
/** Endings after at least three letters, two of them after four: 'coceira', 'coçando', 'coça' become 'coc'. */
const ENDING = new RegExp(
  `(?<=...)(?:${[...NOUN_ENDINGS, ...VERB_ENDINGS].join('|')})$|(?<=....)(?:or(?:es)?|aco)$`,
)

/** Returns the word's stem, without gender, number, person, tense and word class. */
export function rootOf(word: string, { roots }: Lexicon): string {
  return roots.get(word) ?? word.replace(ENDING, '').replace(/qu$/, 'c').replace(/gu$/, 'g')
}

/**
 * Returns a key for a complaint's roots in any order: 'olho coçando' equals 'coceira no olho', and not being able to
 * swallow equals difficulty in swallowing.
 */
export function keyOfRoots(roots: readonly string[], { words }: Lexicon): string {
  const said = new Set(roots)
  if (roots.some((root) => words.roots_that_deny.has(root)))
    for (const denial of words.roots_of_denials) said.delete(denial)
  return [...said].toSorted().join(' ')
}

/** Returns the roots of the words, without fillers. */
export function rootsOf(words: readonly Word[], lexicon: Lexicon): string[] {
  return words.flatMap(({ text }) => (lexicon.isFiller(text) ? [] : rootOf(text, lexicon)))
}
