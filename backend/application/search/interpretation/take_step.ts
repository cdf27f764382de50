import type { MarkerRole } from './dictionary_entry.ts'
import { isSurname, isPersonName } from './person_names.ts'
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
  const step =
    startsPart && (from.tag === 'name' || from.tag === 'fullName') ? { ...from, tag: 'part' as const } : from
  const common = { ...step, reading, before: from }
  const { meaning } = reading
  const cost = step.cost + reading.cost
  switch (meaning.kind) {
    case 'name':
      return { ...common, tag: tagOfName(step.tag, meaning.word), cost: cost + costOfName(step, startsPart) }
    case 'city':
      return { ...common, tag: 'place', cost: cost + costOfCity(step, meaning), city: step.city ?? meaning }
    case 'state':
      return {
        ...common,
        tag: 'place',
        cost: cost + costOfState(step, meaning),
        state: step.state ?? meaning.code,
      }
    case 'specialty': {
      const keepsTheFirst = step.specialty && (!step.specialty.isEveryday || meaning.isEveryday)
      const specialty = keepsTheFirst ? step.specialty : meaning
      return { ...common, tag: 'specialty', cost: cost + costOfSpecialty(step, meaning), specialty }
    }
    case 'insurer':
      return {
        ...common,
        tag: 'insurer',
        cost: cost + costOfInsurer(step, meaning),
        insurer: step.insurer ?? meaning,
      }
    case 'unfinished':
      return { ...common, tag: 'place', cost: cost + costOfUnfinishedPlace(step) }
    case 'marker':
      return { ...common, tag: tagOfMarker(step.tag, meaning.role), cost }
  }
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
