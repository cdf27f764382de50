import { inform } from './messages.ts'

const INTERRUPTED = 130

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
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
