import type { Rank } from './dictionary/dictionary_entry.ts'
import type { Tag } from './reading/reading.ts'

/**
 * All weights of the reading. A reading of a query costs the sum of its phrases' costs and of their changes by what
 * precedes them; the cheapest is the likeliest. The unit: a known name costs 10, an unknown word 15, so that words which
 * cost more as something else are rather a name. Below 0 is likelier. Typing errors have a unit of their own, tenths of an
 * edit (`typo_index.ts`), of which `SLIP` makes costs.
 */

/** Of words that are a name or nothing. */
export const WORD = {
  knownName: 10,
  unknown: 15,
  /** An unknown name that means something else. */
  meansSomething: 18,
}

/** Of words without a meaning of their own. */
export const MARKER = {
  role: 0,
  noise: 1,
  /** A mode, a topic, an accessible room. */
  filter: 1,
  gender: 0,
  genderOfTheProfessional: 0.5,
  /** In words that are nothing else: 'fala inglês'. */
  language: 0.5,
  /** The preposition belongs to it: 'no consultório Londrina' is not a place in the consulting room. */
  consultingRoom: -5,
  /** Cheaper than the mode and a negation of something else, more expensive than a preceding negation. */
  denialBefore: 0.5,
  denialAfter: 0.8,
  eitherGender: 0,
  /** More expensive than 'do in'. */
  foreignIn: 3,
  /** Expensive, else 'porto seguro' would be read as the insurance of a Porto. */
  seguro: 12,
}

export const SPECIALTY = {
  /** So many places in the order of demand cost one. */
  placesOfDemand: 100,
  /** A word for what is treated. */
  everyday: 2,
  vague: 1,
  /** Of an everyday phrase of several words, for each further one, and for each filler. */
  furtherWord: -1.2,
  filler: -0.05,
  /** A compound of two roots that stand for a longer complaint. */
  pair: 1.6,
  /** A complaint with other words between, or in another order. */
  otherWordsBetween: 0.5,
  age: 2,
  /** A phrase that costs less by this much outranks the specialty named before. */
  outranks: 1,
}

export const INSURER = {
  certain: 0,
  /** 'Porto Seguro Saúde' in full is not the town. */
  longName: -4,
  doubtful: 10,
  unknown: -0.5,
}

export const PLACE = {
  /** By rank: capitals and the largest cities, to the small ones. */
  city: [2, 4, 6, 9] satisfies Record<Rank, number>,
  /** For each word of a small town's name. */
  cityNamedLikeAPerson: [3, 4, 6, 9] satisfies Record<Rank, number>,
  smallTownNamedLikeAWord: 3,
  /** A town named like a phrase, in a sentence. */
  townInASentence: 20,
  /** Cheaper than a town, more expensive than a large city. */
  neighbourhood: 3,
  neighbourhoodNamedLikeAPerson: 6,
  /** Too expensive unless its city or state stands beside it. */
  lesserKnownNeighbourhood: 12,
  unfinished: 8,
  state: 1,
  /** Too expensive but after a preposition: 'no sul'. */
  doubtfulRegion: 20,
  /** São Paulo, Rio de Janeiro. */
  stateNamedLikeAGreatCity: 4,
  stateCode: 1,
  /** 'SE', 'PA': also words. */
  stateCodeThatIsAWord: 6,
  /** In a sentence, where it is read as the state, and where as the word; and the word in its turn. */
  codeInASentence: { asState: 3, otherwise: 14 },
  wordBesideACode: { asState: 8, otherwise: 1 },
  /** 'Pará', and 'para' that may be it. */
  accentedState: 1,
  unaccentedState: 5,
  wordOfAStreet: 1.5,
  wordOfAHospital: 1,
  cityInAStreet: 6,
  /** 'Metrô Tatuapé' leads where 'Tatuapé' does. */
  landmark: -3,
}

/** Of corrections: a cost for each tenth of an edit, divided by the number of letters. */
export const SLIP = {
  tenthOfAnEdit: 6,
  wrongFirstLetter: 1,
  soundsTheSame: 1,
}

type After = Readonly<Partial<Record<Tag, number>>>

/** Changes by what precedes. */
export const CHANGE = {
  secondOfItsKind: 6,
  secondPlace: 11,
  /** Costs more than reading the words as a name: 'Vitória Santos' is a person rather than two places. */
  ratherAName: 25,
  /** A city beside its state, or a neighbourhood beside its city or state. */
  itsPlace: -12,
  wrongState: 8,
  placeAfter: { in: -10, part: -4, title: 15, stateOf: 10, plan: 8 } as After,
  placeWithAProfessionOrInsurer: -6,
  cityAfterAName: [3, 6, 8, 10] satisfies Record<Rank, number>,
  cityNamedLikeAPersonAfterAName: 15,
  cityAfterAFullName: 3,
  neighbourhoodAfterAName: 6,
  stateAfter: { in: -5, title: 15 } as After,
  everydayAfterAName: 14,
  /** 'Mulher ginecologista': removes the cost that the gender had alone. */
  professionAfterAGender: -5,
  insurerAfterAPlan: -10,
  unknownInsurerAfterAPlan: -6,
  insurerAfterAName: 8,
  nameAfter: { in: 20, stateOf: 20, plan: 10 } as After,
  nameAfterASmallTown: 6,
  /** 'Mulher' beside the profession is the professional's gender; elsewhere rather the patient's. */
  genderAfter: { who: 0, gender: 0, title: 0, in: 12 } as After,
  genderBesideAProfession: 0.5,
  genderElsewhere: 5,
  deniedInsurer: -12,
  deniedSpecialty: -2,
  /** Less than a place after 'em' or beside its city: the negation counts. */
  deniedPlace: -14,
  furtherDeniedPlace: -4,
  /** Of 'e em' in such a list; with the place that follows likelier than a place after 'em'. */
  furtherDenial: -8,
  /** Phrases that negate a mode are cheaper; the negation ends there: 'não quero online, psicólogo'. */
  deniedMode: 6,
}

/** Costs of two readings that differ by less count as equal. */
export const EQUALLY_NEAR = 1.2
/** Readings that cost more than the best one by this much are dropped. */
export const MOST_ABOVE_THE_BEST = 30
