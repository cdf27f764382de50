import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { Reading, Step } from './reading.ts'
import type { Word } from '#application/search/interpretation/words.ts'

/** What a search would filter by. */
export interface Understood {
  readonly specialty: SpecialtyName | null
  readonly state: StateCode | null
  readonly city: string | null
  readonly insurance: InsurerName | null
  /** What is left for the name search: folded words in typed order, without titles; '' when nothing is left. */
  readonly text: string
}

/** The steps from the first word to this one. */
export function stepsTo(last: Step): Step[] {
  const steps: Step[] = []
  for (let step: Step | null = last; step?.reading; step = step.before) steps.unshift(step)
  return steps
}

/** The municipality a step means: that of the state named beside it, else the likeliest of the name. */
export function municipalityOf({ city, state }: Step): Municipality | null {
  if (!city) return null
  return city.municipalities.find((each) => each.state === state) ?? city.municipalities[0] ?? null
}

export function understoodBy(words: readonly Word[], last: Step): Understood {
  const municipality = municipalityOf(last)
  return {
    specialty: last.specialty?.name ?? null,
    state: municipality?.state ?? last.state,
    city: municipality?.name ?? null,
    insurance: last.insurer?.name ?? null,
    text: nameText(
      words,
      stepsTo(last).flatMap(({ reading }) => reading ?? []),
    ),
  }
}

/** The words read as names; the 'da' between two of them is part of the name. */
export function nameText(words: readonly Word[], readings: readonly Reading[]): string {
  return readings
    .filter((reading, index) => isName(reading) || isInnerConnective(readings, index))
    .flatMap(({ from, to }) => words.slice(from, to).map(({ text }) => text))
    .join(' ')
}

function isName(reading: Reading | undefined): boolean {
  return reading?.meaning.kind === 'name'
}

function isInnerConnective(readings: readonly Reading[], index: number): boolean {
  return (
    isConnective(readings[index]) && isName(beyond(readings, index, -1)) && isName(beyond(readings, index, 1))
  )
}

function beyond(readings: readonly Reading[], index: number, direction: 1 | -1): Reading | undefined {
  let next = index + direction
  while (isConnective(readings[next])) next += direction
  return readings[next]
}

function isConnective(reading: Reading | undefined): boolean {
  return reading?.meaning.kind === 'marker' && reading.meaning.role === 'connective'
}
