import type { Option } from 'commander'

export interface Offered {
  word: string
  description?: string
}

const offers = new WeakMap<Option, () => readonly Offered[]>()

/** What the shell offers as the option's value, where the option takes more than a few choices. */
export function offer(option: Option, values: () => readonly Offered[]): void {
  offers.set(option, values)
}

export function offeredBy(option: Option): readonly Offered[] {
  return offers.get(option)?.() ?? option.argChoices?.map((word) => ({ word })) ?? []
}
