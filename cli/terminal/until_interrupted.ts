import { inform, log } from './messages.ts'

const INTERRUPTED = 130

/** Whether somebody below ends or tells of the end. */
let isAwaited = false

/**
 * Leaves at Ctrl-C, SIGTERM or SIGHUP as a program that ends, and not one that is killed: what is left at the end, such as
 * an embedded PostgreSQL that nobody else uses, is then stopped.
 */
export function leaveWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isAwaited) process.exit(INTERRUPTED)
    })
}

/** At Ctrl-C or SIGTERM leaves at once, and says what that means for `work`. */
export async function sayingIfInterrupted<Answer>(
  words: () => string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const leave = () => {
    log(words())
    process.exit(INTERRUPTED)
  }
  return awaitingSignals(leave, work)
}

async function awaitingSignals<Answer>(stop: () => void, work: () => Promise<Answer>): Promise<Answer> {
  isAwaited = true
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    return await work()
  } finally {
    isAwaited = false
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

/** The first Ctrl-C or SIGTERM asks `work` to stop cleanly; the second one ends the process. */
export async function untilInterrupted<Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED)
    inform('Terminando o que já começou… (Ctrl-C de novo para parar já)')
    controller.abort()
  }
  return awaitingSignals(stop, () => work(controller.signal))
}
