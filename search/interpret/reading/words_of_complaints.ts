import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { DictionaryEntry } from '../dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import { phraseOf, type Word } from '../words.ts'

/**
 * Marks the words of a complaint that somebody or a town is called too: 'dor na costa', 'ferida que não sara', 'pele
 * vermelha'. They stay names beside a title, another name or a profession, and places after a preposition with a capital
 * letter or beside a state.
 */
export function asWordsOfComplaints(words: readonly Word[], dictionary: QueryDictionary): readonly Word[] {
  const { lexicon } = dictionary
  if (!words.some(({ text }) => mayBeBoth(text, dictionary))) return words
  const isForSomebody = words.some(({ text }) => dictionary.exactly(text).some(isProfession))
  return words.map((word, index) => {
    if (!mayBeBoth(word.text, dictionary)) return word
    const before = words[index - 1]?.text ?? ''
    const isCommon =
      lexicon.words.before_common_words.has(before) ||
      (!isForSomebody &&
        (lexicon.words.before_few_cities.has(before) || !isALargeCity(word.text, dictionary)) &&
        words.some((_, at) => at !== index && isOfAComplaint(words, at, dictionary)))
    const isNamed = isBesideAName(words, index, dictionary) || isPlaced(words, index, dictionary)
    return isCommon && !isNamed ? { ...word, isCommon } : word
  })
}

function mayBeBoth(text: string, dictionary: QueryDictionary): boolean {
  return dictionary.lexicon.namesThatAreWords.has(text) || dictionary.isTownNamedLikeAWord(text)
}

export function isTitle(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' && entry.role === 'title'
}

function isProfession(entry: DictionaryEntry): boolean {
  return (entry.kind === 'specialty' && !entry.isEveryday) || entry.kind === 'insurer'
}

function isOfAComplaint(words: readonly Word[], at: number, dictionary: QueryDictionary): boolean {
  const text = words[at]?.text ?? ''
  const isPlaceOrName =
    dictionary.lexicon.namesThatAreWords.has(text) || dictionary.exactly(text).some(isACity)
  return !isPlaceOrName && dictionary.isOfComplaints(text) && !isPartOfATown(words, at, dictionary)
}

/** The 'vista' of 'bela vista'. */
function isPartOfATown(words: readonly Word[], at: number, dictionary: QueryDictionary): boolean {
  return [phraseOf(words, Math.max(at - 1, 0), at + 1), phraseOf(words, at, Math.min(at + 2, words.length))]
    .filter(({ starts }) => starts.length > 0)
    .some((phrase) => dictionary.exactlyIn(phrase).some(isACity))
}

function isALargeCity(text: string, dictionary: QueryDictionary): boolean {
  return dictionary.exactly(text).some((entry) => entry.kind === 'city' && entry.rank < 2)
}

const isACity = ({ kind }: DictionaryEntry) => kind === 'city'

function isBesideAName(words: readonly Word[], index: number, dictionary: QueryDictionary): boolean {
  const before = neighbour(words, index, -1, dictionary.lexicon)
  const after = neighbour(words, index, 1, dictionary.lexicon)
  const isTitled = dictionary.exactly(before).some(isTitle)
  return isTitled || [before, after].some((text) => isNameOnly(text, dictionary))
}

function isNameOnly(text: string, dictionary: QueryDictionary): boolean {
  const { lexicon } = dictionary
  if (!lexicon.isPersonName(text) || mayBeBoth(text, dictionary)) return false
  return lexicon.firstNames.has(text) || !dictionary.isOfComplaints(text)
}

/** The next word in a direction, past a 'da'. */
function neighbour(words: readonly Word[], index: number, direction: 1 | -1, lexicon: Lexicon): string {
  const next = words[index + direction]?.text ?? ''
  return lexicon.isConnective(next) ? (words[index + 2 * direction]?.text ?? '') : next
}

function isPlaced(words: readonly Word[], index: number, dictionary: QueryDictionary): boolean {
  const { words: classes } = dictionary.lexicon
  const before = words[index - 1]?.text ?? ''
  const next = words[index + 1]?.text ?? ''
  const isInAState = dictionary.exactly(next).some(({ kind }) => kind === 'state')
  if (isInAState && !classes.codes_after_towns.has(next)) return true
  if (classes.before_any_place.has(before)) return true
  return classes.before_places.has(before) && isCapitalized(words, index)
}

/** Not where every word is. */
function isCapitalized(words: readonly Word[], index: number): boolean {
  const isWritten = ({ shown }: Word) => shown.charAt(0) !== shown.charAt(0).toLowerCase()
  return words.some((word, at) => at === index && isWritten(word)) && !words.every(isWritten)
}
