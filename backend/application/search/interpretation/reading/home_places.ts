import type { Word } from '#application/search/interpretation/words.ts'
import { isDenied, likeliestReading, type Readings } from './likeliest_reading.ts'
import { isInState, isPartOf, type Reading, type Step } from './reading.ts'
import { stepsTo } from './understood.ts'

/** What people say of themselves, or of whom they ask for, and up to five words between it and the place. */
const BEFORE_A_HOME =
  /\b(?:(?:mor|resid|viv|trabalh|estud)(?:o|a|e|amos|emos|imos|am|em|ando|endo|indo)|nasci|nasceu|mudei|venho|estou|sou(?= (?:aqui |la |natural |moradora? |nascid[oa] )?d[aeo]s?$))(?: (?!quer|procur|precis|busc)[a-z\d]+){0,5}$/

/**
 * Returns the likeliest reading, which passes over the place where the asker lives, works or comes from if another is
 * named: 'moro em Campinas, procuro dentista em Valinhos'. Of several such places and no other the last counts.
 */
export function readingPastHomes(words: readonly Word[], readings: Readings, start: Step): Step {
  const last = likeliestReading(words, readings, start)
  const steps = stepsTo(last)
  const home = firstHome(words, steps)
  if (!home || !steps.some((step) => isElsewhere(step, home))) return last
  return readingPastHomes(words, passingOver(home, readings), start)
}

/** The words that name it, with their verb; `places` are 'Campinas' and 'SP'. */
interface Home {
  readonly from: number
  readonly to: number
  readonly places: readonly Reading[]
}

function firstHome(words: readonly Word[], steps: readonly Step[]): Home | null {
  for (const [index, { reading }] of steps.entries()) {
    if (!reading || !isAPlace(reading)) continue
    const said = BEFORE_A_HOME.exec(saidBefore(words, steps, index))
    if (!said) continue
    const places = placesFrom(steps, index)
    return {
      from: reading.from - said[0].split(' ').length,
      to: places.at(-1)?.to ?? reading.to,
      places,
    }
  }
  return null
}

/** The words before the step that name nothing, back to a comma. */
function saidBefore(words: readonly Word[], steps: readonly Step[], index: number): string {
  const place = steps[index]?.reading?.from ?? 0
  let from = place
  for (const { reading } of steps.slice(0, index).toReversed()) {
    if (!reading || words[from]?.startsPart || !namesNothing(reading)) break
    from = reading.from
  }
  return words
    .slice(from, place)
    .map(({ text }) => text)
    .join(' ')
}

function namesNothing({ meaning }: Reading): boolean {
  return meaning.kind === 'marker' || (meaning.kind === 'name' && meaning.isOrdinary)
}

/** 'Campinas SP', 'Vila Mariana em São Paulo': the place at the step, and what of it follows. */
function placesFrom(steps: readonly Step[], index: number): Reading[] {
  const places: Reading[] = []
  for (const { reading } of steps.slice(index)) {
    if (!reading || !(isPreposition(reading) || isAPlace(reading))) break
    if (isPreposition(reading)) continue
    const [first = reading] = places
    if (first !== reading && !belongsTo(first, reading) && !belongsTo(reading, first)) break
    places.push(reading)
  }
  return places
}

function isPreposition({ meaning }: Reading): boolean {
  return meaning.kind === 'marker' && /^(?:in|connective|stateOf)$/.test(meaning.role)
}

function isAPlace({ meaning: { kind } }: Reading): boolean {
  return kind === 'city' || kind === 'neighbourhood' || kind === 'state'
}

function belongsTo({ meaning: part }: Reading, { meaning: whole }: Reading): boolean {
  if (part.kind !== 'city' && part.kind !== 'neighbourhood') return false
  if (whole.kind === 'state') return isInState(part, whole.code)
  return part.kind === 'neighbourhood' && whole.kind === 'city' && isPartOf(part, whole)
}

/** A place that is named beside the home, neither in it nor as its state. */
function isElsewhere({ reading, before }: Step, { from, to, places }: Home): boolean {
  if (!reading || !isAPlace(reading) || (reading.from >= from && reading.from < to)) return false
  const { meaning } = reading
  const tag = before?.tag ?? 'start'
  const narrowest = places.find((place) => place.meaning.kind !== 'state') ?? places[0]
  if (isDenied(tag, meaning.kind) || (narrowest && belongsTo(reading, narrowest))) return false
  const mayBeACity = meaning.kind === 'state' && !meaning.isCode && (tag === 'in' || tag === 'specialty')
  return mayBeACity || !places.some((place) => belongsTo(place, reading))
}

function passingOver({ from: first, to: end }: Home, readings: Readings): Readings {
  const passed: Reading = {
    from: first,
    to: end,
    meaning: { kind: 'marker', role: 'noise', cost: 0 },
    cost: 0,
  }
  return {
    startingAt: (from) =>
      from === first ? [passed] : readings.startingAt(from).filter(({ to }) => to <= first || from >= end),
  }
}
