import { metrics, SpanKind, trace, type Histogram } from '@opentelemetry/api'

const SCOPE = 'saude-perto'
/** Milliseconds from which on a statement is said to be slow. */
const SLOW = 500
/** Milliseconds in which the same statement is told of once. */
const LOG_EVERY = 60_000
const MAX_LOGGED = 200
const MAX_TEXT_LENGTH = 300

interface TimesSettings {
  /** The pool. */
  name: string
  log?: ((line: string) => void) | undefined
  slow?: number
}

/** Takes the time of each statement of a pool, for the metrics and the trace, and tells of slow ones without their values. */
export class StatementTimes {
  readonly #settings: TimesSettings
  readonly #duration: Histogram
  readonly #logged = new Map<string, number>()

  constructor(settings: TimesSettings) {
    this.#settings = settings
    this.#duration = metrics.getMeter(SCOPE).createHistogram('db.client.operation.duration', {
      unit: 's',
      description: 'Time for a statement, from its sending to its answer',
      advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] },
    })
  }

  /** Sends by `query` what was asked, as the driver takes it, and sees when it is answered. */
  measure(query: (...parameters: unknown[]) => unknown, parameters: unknown[]): unknown {
    const text = textOf(parameters[0])
    if (text === null) return query(...parameters)
    const note = this.#begin(text)
    const callback = parameters.at(-1)
    if (typeof callback !== 'function') {
      const answer = query(...parameters)
      if (answer instanceof Promise) answer.then(() => note(null), note)
      return answer
    }
    return query(...parameters.slice(0, -1), (error: unknown, answer: unknown) => {
      note(error)
      callback(error, answer)
    })
  }

  #begin(text: string): (error: unknown) => void {
    const start = performance.now()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = trace.getActiveSpan()?.isRecording()
      ? trace.getTracer(SCOPE).startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes })
      : null
    return (error) => {
      const took = performance.now() - start
      span?.setAttribute('db.response.failed', Boolean(error)).end()
      this.#duration.record(took / 1_000, { 'db.client.connection.pool.name': this.#settings.name })
      if (took >= (this.#settings.slow ?? SLOW)) this.#logSlow(text, took)
    }
  }

  #logSlow(text: string, took: number): void {
    const { name, log } = this.#settings
    const shown = withoutValues(text)
    const now = performance.now()
    if (!log || now - (this.#logged.get(shown) ?? -Infinity) < LOG_EVERY) return
    if (this.#logged.size >= MAX_LOGGED) this.#logged.clear()
    this.#logged.set(shown, now)
    log(`${name}: consulta lenta, ${Math.round(took)} ms: ${shown}`)
  }
}

/** Null for what streams, as COPY does. */
function textOf(parameters: unknown): string | null {
  if (typeof parameters === 'string') return parameters
  if (typeof parameters !== 'object' || parameters === null || 'submit' in parameters) return null
  return 'text' in parameters && typeof parameters.text === 'string' ? parameters.text : null
}

const nameOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'

/** On one line, not too long, and without the constants that may stand in it. */
function withoutValues(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/'[^']*(?:'|$)/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
