import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { isPassing } from './s3_failures.ts'

/** In milliseconds. */
export interface S3Timings {
  /** For one try, its answer read to the end. */
  attempt: number
  /** For all tries together. */
  call: number
  /** Before the second try; the third waits longer. */
  pause: number
  /** From the breaker's opening until the server is asked again. */
  rest: number
}

const TIMINGS: S3Timings = { attempt: 2_000, call: 5_000, pause: 100, rest: 5_000 }
const MORE_TRIES = 2
const FAILURES_UNTIL_REST = 5

/** Three tries within five seconds; a server that failed five calls in a row is left alone for as long. */
export function s3Patience(timings: Partial<S3Timings> = {}) {
  const { attempt, call, pause, rest } = { ...TIMINGS, ...timings }
  const policy = wrap(
    circuitBreaker(handleAll, {
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_REST),
      halfOpenAfter: rest,
    }),
    timeout(call, TimeoutStrategy.Aggressive),
    retry(handleWhen(isPassing), {
      maxAttempts: MORE_TRIES,
      backoff: new ExponentialBackoff({ initialDelay: pause, maxDelay: pause * 4 }),
    }),
  )
  return { policy, attempt }
}
