import { Logger } from './graphile_worker.ts'

export type Say = (line: string) => void

export const silentLogger = new Logger(() => () => {})

/** Passes on what the worker warns of; its task failures carry no person's data, see `asTask`. */
export function jobLogger(say: Say): Logger {
  return new Logger(() => (level, message) => {
    if (['error', 'warning'].includes(level)) say(`tarefas: ${message}`)
  })
}
