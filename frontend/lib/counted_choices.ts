export interface CountedChoice {
  value: string
  label: string
}

export interface CountedChoices {
  /** With somebody behind them, and the one that is chosen. */
  offered: CountedChoice[]
  /** That would find nobody now. */
  empty: CountedChoice[]
}

/** '(1.204)' after each name, once the counts are known; until then every name is offered bare. */
export function countedChoices(
  names: readonly string[],
  counts: ReadonlyMap<string, number> | undefined,
  chosen: string,
): CountedChoices {
  const choices = names.map((value) => ({ value, label: value, count: counts?.get(value) ?? 0 }))
  if (!counts) return { offered: choices.map(({ value, label }) => ({ value, label })), empty: [] }
  const counted = choices.map(({ value, count }) => ({
    value,
    label: `${value} (${count.toLocaleString('pt-BR')})`,
    isEmpty: count === 0 && value !== chosen,
  }))
  return {
    offered: counted.filter(({ isEmpty }) => !isEmpty).map(({ value, label }) => ({ value, label })),
    empty: counted.filter(({ isEmpty }) => isEmpty).map(({ value }) => ({ value, label: value })),
  }
}
