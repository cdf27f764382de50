import type {
  MarkerRole,
  SpecialtyEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isSurname, isPersonName } from '#application/search/interpretation/names/person_names.ts'
import type { Reading } from './reading.ts'
import type { Step, Tag } from './step.ts'
import {
  costOfCity,
  costOfInsurer,
  costOfName,
  costOfSpecialty,
  costOfState,
  costOfUnfinishedPlace,
} from './step_costs.ts'

/** Reads on by one meaning. `startsPart` says that a comma or the like stands before it. */
export function takeStep(from: Step, reading: Reading, startsPart: boolean): Step {
  const endsAName = startsPart && (from.tag === 'name' || from.tag === 'fullName')
  const before: Step = endsAName ? { ...from, tag: 'part' } : from
  const change = changeBy(before, reading.meaning, startsPart)
  return { ...before, ...change, cost: before.cost + reading.cost + change.cost, reading, before: from }
}

type Change = Pick<Step, 'tag' | 'cost'> & Partial<Step>

function changeBy(before: Step, meaning: Reading['meaning'], startsPart: boolean): Change {
  switch (meaning.kind) {
    case 'name':
      return { tag: tagOfName(before.tag, meaning.word), cost: costOfName(before, startsPart) }
    case 'city':
      return { tag: 'place', cost: costOfCity(before, meaning), city: before.city ?? meaning }
    case 'state':
      return {
        tag: 'place',
        cost: costOfState(before, meaning, startsPart),
        state: before.state ?? meaning.code,
      }
    case 'specialty':
      return {
        tag: 'specialty',
        cost: costOfSpecialty(before, meaning),
        specialty: firstNamed(before, meaning),
      }
    case 'insurer':
      return { tag: 'insurer', cost: costOfInsurer(before, meaning), insurer: before.insurer ?? meaning }
    case 'unfinished':
      return { tag: 'place', cost: costOfUnfinishedPlace(before) }
    case 'marker':
      break
  }
  return { tag: tagOfMarker(before.tag, meaning.role), cost: 0 }
}

/** The first of several counts, but a profession is believed before a word for what it treats. */
function firstNamed({ specialty: known }: Step, specialty: SpecialtyEntry): SpecialtyEntry {
  return known && (!known.isEveryday || specialty.isEveryday) ? known : specialty
}

function tagOfName(before: Tag, word: string): Tag {
  const followsAName = before === 'name' || before === 'fullName'
  return followsAName && (isSurname(word) || !isPersonName(word)) ? 'fullName' : 'name'
}

const TAGS_THAT_SURVIVE_NOISE: ReadonlySet<Tag> = new Set(['in', 'plan', 'title', 'stateOf'])

function tagOfMarker(before: Tag, role: MarkerRole): Tag {
  if (role === 'connective') return before
  if (role === 'noise') return TAGS_THAT_SURVIVE_NOISE.has(before) ? before : 'start'
  return role
}
