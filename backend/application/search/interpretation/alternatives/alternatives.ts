import type { InsurerEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { Reading } from '#application/search/interpretation/reading/reading.ts'
import type { Step } from '#application/search/interpretation/reading/step.ts'
import { stepsTo, type Understood } from '#application/search/interpretation/reading/understood.ts'
import { otherPlaces, placesNamedLikeTheState } from './other_places.ts'
import { otherSpecialties } from './other_specialties.ts'
import { placesInAName } from './places_in_a_name.ts'
import { inCity, sameWords, type ReadField } from './read_field.ts'

const MAX_ALTERNATIVES = 6

/** Other ways to read the same words, the likeliest first, to be offered as 'Você quis dizer'; at most six. */
export function alternativesOf(fields: readonly ReadField[], understood: Understood): Understood[] {
  const distinct = new Map([[JSON.stringify(understood), understood]])
  for (const other of fields.flatMap(alternativesOfField)) distinct.set(JSON.stringify(other), other)
  return [...distinct.values()].slice(1, 1 + MAX_ALTERNATIVES)
}

function alternativesOfField(field: ReadField): Understood[] {
  return stepsTo(field.last).flatMap((step) =>
    step.reading ? alternativesOfReading(field, step, step.reading) : [],
  )
}

function alternativesOfReading(field: ReadField, step: Step, reading: Reading): Understood[] {
  const { understood } = field
  const { meaning } = reading
  switch (meaning.kind) {
    case 'city':
      return otherPlaces(field, step, reading, meaning)
    case 'specialty':
      return otherSpecialties(field, reading, meaning)
    case 'insurer':
      return insteadOfTheInsurer(field, reading, meaning)
    case 'state':
      return placesNamedLikeTheState(field, reading, meaning.code)
    case 'name':
      return understood.city ? [] : placesInAName(field, reading)
    case 'unfinished':
      return meaning.cities.map((city) => inCity(understood, city))
    case 'marker':
      break
  }
  return []
}

function insteadOfTheInsurer(field: ReadField, reading: Reading, { name }: InsurerEntry): Understood[] {
  const { understood } = field
  if (name !== understood.insurance) return [{ ...understood, insurance: name }]
  const cities = sameWords(field, reading, 'city')
  return cities.map((city) => inCity({ ...understood, insurance: null }, city.municipalities[0]))
}
