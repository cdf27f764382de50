import { readFileSync } from 'node:fs'

/**
 * Names one life of a process, so that a number the system gave to another program later is not
 * mistaken for it. Returns undefined when no such process lives. Outside Linux it is the number alone.
 */
export function lifeOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  const [state, startedAt] = linuxStatus(pid)
  return state === 'Z' ? undefined : `${pid}:${startedAt}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** State and start time (fields 3 and 22 of proc_pid_stat(5)); the name before them may hold spaces. */
function linuxStatus(pid: number): [string, string] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return [fields[0] ?? '', fields[19] ?? '']
  } catch {
    return ['', '']
  }
}
