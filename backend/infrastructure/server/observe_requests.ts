import type { IncomingMessage } from 'node:http'
import { context, metrics, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import type { EmitterService } from '@adonisjs/core/types'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import { SCOPE } from '../telemetry/open_telemetry.ts'
import type { Handler } from './http_server.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SCREENS = new Set(SCREEN_SEGMENTS)
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures every request by its route, never by its URL, to bound the number of series. */
export function observeRequests(emitter: EmitterService): void {
  const duration = metrics.getMeter(SCOPE).createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time for a request, by route and status',
    advice: { explicitBucketBoundaries: SECONDS },
  })
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    const attributes = attributesOf(ctx)
    duration.record(seconds + nanoseconds / 1e9, attributes)
    endSpan(ctx.request.request, attributes)
  })
}

function attributesOf({ request, response, route }: HttpContext) {
  const method = request.method()
  return {
    'http.request.method': METHODS.has(method) ? method : '_OTHER',
    'http.route': route?.pattern === '/*' ? screenOf(request.url()) : (route?.pattern ?? 'unknown'),
    'http.response.status_code': response.getStatus(),
  }
}

/** `/blog/*` for a screen, `/:slug` for a profile, `*` for anything else. */
function screenOf(path: string): string {
  const [first = '', ...rest] = path.split('/').slice(1)
  if (path === '/') return path
  if (SCREENS.has(first)) return rest.length > 0 ? `/${first}/*` : `/${first}`
  return rest.length > 0 ? '*' : '/:slug'
}

const spans = new WeakMap<IncomingMessage, Span>()

/** Starts a span per request, within the caller's trace if it names one. */
export const traced =
  (handler: Handler): Handler =>
  (request, response) => {
    const parent = propagation.extract(context.active(), request.headers)
    const span = trace.getTracer(SCOPE).startSpan('request', { kind: SpanKind.SERVER }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), () => handler(request, response))
  }

function endSpan(request: IncomingMessage, attributes: ReturnType<typeof attributesOf>): void {
  const span = spans.get(request)
  if (!span) return
  span
    .updateName(`${attributes['http.request.method']} ${attributes['http.route']}`)
    .setAttributes(attributes)
  if (attributes['http.response.status_code'] >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
