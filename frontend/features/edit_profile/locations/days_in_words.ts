import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'

const short = (label: string) => label.slice(0, 3)

/** Days of attendance in the order of the week, three or more in a row as a span: 'Seg a Sex, Dom'. */
export function daysInWords(chosen: readonly string[]): string {
  const runs: string[][] = []
  let isRunning = false
  for (const { key, label } of WEEKDAYS) {
    const isChosen = chosen.includes(key)
    if (isChosen && isRunning) runs.at(-1)?.push(short(label))
    else if (isChosen) runs.push([short(label)])
    isRunning = isChosen
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} a ${run.at(-1)}` : run.join(', '))).join(', ')
}
