import { say } from './messages.ts'

/** The first Ctrl-C or SIGTERM asks `work` to come to an end in good order; the second one kills as usual. */
export async function untilInterrupted<Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const stop = () => {
    say('Terminando o que já começou… (Ctrl-C de novo para parar já)')
    controller.abort()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
