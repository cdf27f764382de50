import { setTimeout as wait } from 'node:timers/promises'

/** Polls until `holds` returns true; throws after `timeout` milliseconds. */
export async function until(holds: () => Promise<boolean>, timeout = 20_000): Promise<void> {
  const end = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It did not come about in time.')
    await wait(10)
  }
}
