import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Timed } from '../measure.ts'

export interface MemoryTask {
  engine: 'MiniSearch' | 'FlexSearch'
  rows: number
  /** What is typed, by kind of query. */
  kinds: Record<string, string[]>
}

export interface MemoryAnswer {
  /** To make the index. */
  seconds: number
  /** Resident memory of the process after the last query. */
  megabytes: number
  measured: Record<string, Timed<string[]>>
}

const RUNNER = new URL('run_in_memory.ts', import.meta.url)

/** Null where the process ended without an answer, as it does when `megabytes` of heap do not suffice. */
export async function measureInMemory(task: MemoryTask, megabytes: number): Promise<MemoryAnswer | null> {
  const child = fork(RUNNER, {
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(task)
  const answered = once(child, 'message').then(([answer]) => answer as MemoryAnswer)
  return Promise.race([answered, once(child, 'exit').then(() => null)])
}
