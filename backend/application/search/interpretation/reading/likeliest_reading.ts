import type { PhraseReadings } from './phrase_readings.ts'
import type { Step } from './step.ts'
import { takeStep } from './take_step.ts'
import type { Word } from '#application/search/interpretation/words.ts'

/**
 * The cheapest way to read all words: a shortest path over their meanings (Viterbi), where for each word boundary
 * only the best step of each situation is kept. A situation is the last tag, the place so far and which other filters are filled.
 */
export function likeliestReading(words: readonly Word[], readings: PhraseReadings, start: Step): Step {
  const boundaries: Map<string, Step>[] = Array.from({ length: words.length + 1 }, () => new Map())
  boundaries[0]?.set(situationOf(start), start)
  for (let index = 0; index < words.length; index++) {
    const steps = boundaries[index]
    if (!steps?.size) continue
    const startsPart = words[index]?.startsPart ?? false
    for (const reading of readings.startingAt(index)) {
      const reached = boundaries[reading.to]
      for (const step of steps.values()) keepIfBest(reached, takeStep(step, reading, startsPart))
    }
  }
  return cheapest(boundaries[words.length]) ?? start
}

function keepIfBest(steps: Map<string, Step> | undefined, step: Step): void {
  const situation = situationOf(step)
  const known = steps?.get(situation)
  if (!known || step.cost < known.cost) steps?.set(situation, step)
}

function situationOf({ tag, specialty, insurer, city, state }: Step): string {
  return `${tag}${specialty ? (specialty.isEveryday ? 1 : 2) : 0}${insurer ? 1 : 0}${city?.municipalities[0]?.ibgeCode ?? 0}${state ?? ''}`
}

function cheapest(steps: Map<string, Step> | undefined): Step | undefined {
  let best: Step | undefined
  for (const step of steps?.values() ?? []) if (!best || step.cost < best.cost) best = step
  return best
}
