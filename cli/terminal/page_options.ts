import { InvalidArgumentError, Option } from 'commander'
import { wholeNumber } from './write_options.ts'

const ROWS_UNLESS_SAID = 50

export function pageOption(): Option {
  return new Option('--page <n>', 'página, a partir de 1').argParser(wholeNumber).default(1)
}

/** Refuses more rows than the list gives, instead of giving fewer than were asked for. */
export function limitOption(most: number): Option {
  const atMost = (text: string) => {
    const limit = wholeNumber(text)
    if (limit > most) throw new InvalidArgumentError(`use um número inteiro de 1 a ${most}.`)
    return limit
  }
  return new Option('--limit <n>', `linhas por página, até ${most}`)
    .argParser(atMost)
    .default(ROWS_UNLESS_SAID)
}
