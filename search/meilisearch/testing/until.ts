import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again until it holds; throws where it does not in `timeout` milliseconds. */
export async function until(holds: () => Promise<boolean>, timeout = 20_000): Promise<void> {
  const end = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It did not come about in time.')
    await wait(10)
  }
}
