import { context, metrics, propagation, trace } from '@opentelemetry/api'
import type { IMetricReader, ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { observeProcess } from './observe_process.ts'

interface TelemetrySettings {
  /** Whether somebody may read the metrics here. */
  isScraped: boolean
  /** Where traces and metrics are sent to by OTLP over HTTP; null: nowhere. */
  collector: string | null
  /** Which part of the traces is sent, from 0 to 1. */
  sampled: number
}

export interface Telemetry {
  /** All metrics in Prometheus' text format. */
  scrape(): Promise<string>
  /** Sends what is left. */
  close(): Promise<void>
}

/** What measures stand under. */
export const SCOPE = 'saude-perto'

/**
 * Gives the API of OpenTelemetry something behind it, for all who measure from here on. Where nobody reads, nothing is
 * loaded and measuring costs nothing. To be called before whatever measures is made.
 */
export async function openTelemetry(settings: TelemetrySettings): Promise<Telemetry | null> {
  if (!settings.isScraped && !settings.collector) return null
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics')
  const { PrometheusExporter, PrometheusSerializer } = await import('@opentelemetry/exporter-prometheus')
  const page = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer('', false, undefined, false, true)
  const pushing = settings.collector ? await pushTo(settings.collector) : []
  const meters = new MeterProvider({ resource: await resource(), readers: [page, ...pushing] })
  metrics.setGlobalMeterProvider(meters)
  const stopObserving = observeProcess(metrics.getMeter(SCOPE))
  const stopTracing = settings.collector ? await traceTo(settings.collector, settings.sampled) : null
  return {
    async scrape() {
      const { resourceMetrics } = await page.collect({ timeoutMillis: SCRAPE_LIMIT })
      return serializer.serialize(namedWithUnits(resourceMetrics))
    },
    async close() {
      stopObserving()
      metrics.disable()
      await Promise.allSettled([meters.shutdown({ timeoutMillis: LAST_WORDS }), stopTracing?.()])
    },
  }
}

const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' }

/** As Prometheus names them: the unit is a part of the name, which the serialiser leaves out. */
function namedWithUnits(all: ResourceMetrics): ResourceMetrics {
  const scopeMetrics = all.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => {
      const { name, unit } = metric.descriptor
      const descriptor = { ...metric.descriptor, name: name + (SUFFIXES[unit] ?? ''), unit: '' }
      return { ...metric, descriptor }
    }),
  }))
  return { ...all, scopeMetrics }
}

/** Milliseconds for those who have to ask the database. */
const SCRAPE_LIMIT = 5_000
/** Milliseconds that a collector which does not answer may hold up the end. */
const LAST_WORDS = 2_000
const PUSH_EVERY = 30_000

async function resource() {
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  return resourceFromAttributes({ 'service.name': SCOPE })
}

async function pushTo(collector: string): Promise<IMetricReader[]> {
  const { PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics')
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http')
  const exporter = new OTLPMetricExporter({ url: addressOf(collector, 'metrics') })
  return [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: PUSH_EVERY })]
}

/** Returns what ends it. */
async function traceTo(collector: string, sampled: number): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const exporter = new OTLPTraceExporter({ url: addressOf(collector, 'traces') })
  const tracers = new TracerProvider({
    resource: await resource(),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LAST_WORDS })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(tracers)
  return async () => {
    trace.disable()
    propagation.disable()
    context.disable()
    await tracers.shutdown()
  }
}

const addressOf = (collector: string, signal: 'metrics' | 'traces') =>
  `${collector.replace(/\/$/, '')}/v1/${signal}`
