import { formatNumber } from '#domain/shared/numbers.ts'

export interface CountedChoice {
  value: string
  label: string
}

/** Appends '(1.204)', or '(0)', to each label once counted. */
export function countedChoices(
  choices: readonly CountedChoice[],
  counts: ReadonlyMap<string, number> | undefined,
): CountedChoice[] {
  return choices.map(({ value, label }) => ({
    value,
    label: counts ? `${label} (${formatNumber(counts.get(value) ?? 0)})` : label,
  }))
}

/** The same for plain names. */
export function countedNames(
  names: readonly string[],
  counted: readonly { name: string; count: number }[] | undefined,
): CountedChoice[] {
  const choices = names.map((name) => ({ value: name, label: name }))
  return countedChoices(choices, counted && new Map(counted.map(({ name, count }) => [name, count])))
}
