import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import { findLicense, type License } from '#domain/catalogue/license.ts'
import { alternativesOf } from './interpretation/alternatives.ts'
import { readField, readQuery, type SeparateFields } from './interpretation/reading/read_fields.ts'
import { QueryDictionary } from './interpretation/dictionary/query_dictionary.ts'
import { municipalityOf, understoodBy, type Understood } from './interpretation/reading/understood.ts'

export interface InterpretQueryInput {
  /** The one search box: anything, in any order. */
  readonly q?: string | undefined
  /** Separate fields hold only what they are named for, and win over the search box. */
  readonly location?: string | undefined
  readonly insurance?: string | undefined
  readonly specialty?: string | undefined
}

type SeparateField = 'location' | 'insurance' | 'specialty'

export interface InterpretedQuery extends Understood {
  /** IBGE code of `city`. */
  readonly municipality: number | null
  readonly license: License | null
  /** Other whole readings of the same words, the likeliest first; at most six. */
  readonly alternatives: readonly Understood[]
  /** Separate fields that were filled with something we do not know: a search by them finds nothing. */
  readonly unknown: readonly SeparateField[]
}

/** Keeps what was lately understood, for as long and as much of it as it likes. */
export interface RememberedQueries {
  get(key: string): InterpretedQuery | undefined
  set(key: string, understood: InterpretedQuery): unknown
}

/** Longer ones are not remembered, so that nobody fills the memory with texts that are never asked again. */
const LONGEST_REMEMBERED = 250

/** Says what a search means: which specialty, place and insurer it names, and what is left as somebody's name. */
export class InterpretQuery {
  private readonly municipalities: MunicipalityCatalogue
  private readonly remembered: RememberedQueries | undefined
  private dictionary: Promise<QueryDictionary> | null = null

  /** @param remembered for when the same is asked again, as a screen does that asks for hits, counts and chips. */
  constructor(municipalities: MunicipalityCatalogue, remembered?: RememberedQueries) {
    this.municipalities = municipalities
    this.remembered = remembered
  }

  /** Any text is allowed, only its first 200 characters and 16 words are read. Fails only where the catalogue does. */
  async execute(input: InterpretQueryInput): Promise<InterpretedQuery> {
    const dictionary = await this.knownPhrases()
    const { q, location, insurance, specialty } = input
    const key = JSON.stringify([q, location, insurance, specialty])
    const remembered = this.remembered?.get(key)
    if (remembered) return remembered
    const understood = interpret(input, dictionary)
    if (key.length <= LONGEST_REMEMBERED) this.remembered?.set(key, understood)
    return understood
  }

  /** The dictionary behind the interpretation, built on first use; after a failure the next call tries again. */
  async knownPhrases(): Promise<QueryDictionary> {
    this.dictionary ??= this.municipalities.all().then((all) => new QueryDictionary(all))
    return this.dictionary.catch((error: unknown) => {
      this.dictionary = null
      throw error
    })
  }
}

function interpret(input: InterpretQueryInput, dictionary: QueryDictionary): InterpretedQuery {
  const licensed = findLicense(input.q ?? '')
  const fields: SeparateFields = {
    location: readField('location', input.location, dictionary),
    insurance: readField('insurance', input.insurance, dictionary),
    specialty: readField('specialty', input.specialty, dictionary),
  }
  const query = readQuery(licensed ? licensed.rest : (input.q ?? ''), fields, dictionary)
  const understood = understoodBy(query.words, query.last)
  const read = [query, ...Object.values(fields)].map(({ words, last }) => ({
    words,
    last,
    understood,
    dictionary,
  }))
  return {
    ...understood,
    municipality: municipalityOf(query.last)?.ibgeCode ?? null,
    license: licensed?.license ?? null,
    alternatives: alternativesOf(read, understood),
    unknown: (['location', 'insurance', 'specialty'] as const).filter((name) => fields[name].isUnknown),
  }
}
