import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { DictionaryEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import type { Reading } from '#application/search/interpretation/reading/reading.ts'
import type { Step } from '#application/search/interpretation/reading/step.ts'
import { stepsTo, type Understood } from '#application/search/interpretation/reading/understood.ts'
import { joinWords, type Word } from '#application/search/interpretation/words.ts'

/** The words of one field, the way they were read, and what all fields together mean. */
export interface ReadField {
  readonly words: readonly Word[]
  readonly last: Step
  readonly understood: Understood
  readonly dictionary: QueryDictionary
}

export function readingsOf({ last }: ReadField): Reading[] {
  return stepsTo(last).flatMap(({ reading }) => reading ?? [])
}

export function phraseOf({ words }: ReadField, { from, to }: Reading): string {
  return joinWords(words, from, to)
}

/** What else of this kind the same words spell. */
export function sameWords<Kind extends DictionaryEntry['kind']>(
  field: ReadField,
  reading: Reading,
  kind: Kind,
): Extract<DictionaryEntry, { kind: Kind }>[] {
  const isOfKind = (entry: DictionaryEntry): entry is Extract<DictionaryEntry, { kind: Kind }> =>
    entry.kind === kind
  return field.dictionary.exactly(phraseOf(field, reading)).filter(isOfKind)
}

export function inCity(understood: Understood, municipality: Municipality | undefined): Understood {
  return { ...understood, city: municipality?.name ?? null, state: municipality?.state ?? null }
}
