import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import { withoutSize } from '../dictionary/sizes.ts'
import type { Word } from '../words.ts'

/**
 * Writes words as the lexicon does, where they mean nothing as they are spoken: 'dentão' is 'dente', 'barriguinha'
 * 'barriga', 'coçano' 'coçando', 'nas perna' 'nas pernas'. Names stay.
 */
export function asWritten(words: readonly Word[], dictionary: QueryDictionary): readonly Word[] {
  return words.map((word, index) => {
    const known = isUnknown(word.text, dictionary) ? [...gerundOf(word.text), ...withoutSize(word.text)] : []
    const one = known.find((form) => isOfComplaints(form, dictionary)) ?? word.text
    const several = pluralAfter(words[index - 1]?.text ?? '', one, dictionary)
    const text = several.find((form) => isOfComplaints(form, dictionary)) ?? one
    return text === word.text ? word : { ...word, text }
  })
}

function isUnknown(word: string, dictionary: QueryDictionary): boolean {
  const isKnown = dictionary.exactly(word).length > 0 || dictionary.isOrdinary(word, { exactly: true })
  return !isKnown && !dictionary.lexicon.isPersonName(word)
}

function isOfComplaints(word: string, dictionary: QueryDictionary): boolean {
  const { lexicon } = dictionary
  if (lexicon.isPersonName(word) || lexicon.namesThatAreWords.has(word)) return false
  return (
    dictionary.exactly(word).some(({ kind }) => kind === 'specialty' || kind === 'marker') ||
    dictionary.isOfComplaints(word)
  )
}

/** 'Nas junta': who leaves the ending out says the number before. */
function pluralAfter(before: string, word: string, { lexicon }: QueryDictionary): string[] {
  const isLeftOut = lexicon.words.before_plurals.has(before) && !word.endsWith('s')
  return isLeftOut && !lexicon.isPersonName(word) ? [`${word}s`] : []
}

const SPOKEN_GERUND = /^(.{2,}[aei])no$/

function gerundOf(word: string): string[] {
  return SPOKEN_GERUND.test(word) ? [word.replace(SPOKEN_GERUND, '$1ndo')] : []
}
