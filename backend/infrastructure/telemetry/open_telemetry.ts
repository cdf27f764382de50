import { context, metrics, propagation, trace, type Meter } from '@opentelemetry/api'
import type { IMetricReader, ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const PER_SECOND = 1e9
const PER_SECOND_OF_CPU = 1e6

/** Observes event loop, heap and CPU time whenever the metrics are read; returns a function that stops it. */
function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay', { unit: 's', description: 'Delay of the event loop' })
    .addCallback((result) => {
      for (const percentile of [50, 99])
        result.observe(delay.percentile(percentile) / PER_SECOND, { quantile: `0.${percentile}` })
      delay.reset()
    })
  let last = performance.eventLoopUtilization()
  meter
    .createObservableGauge('nodejs.eventloop.utilization', {
      unit: '1',
      description: 'Share of time it is busy',
    })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization()
      result.observe(performance.eventLoopUtilization(now, last).utilization)
      last = now
    })
  observeMemory(meter)
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: "Processor's time used" })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe(user / PER_SECOND_OF_CPU, { 'cpu.mode': 'user' })
      result.observe(system / PER_SECOND_OF_CPU, { 'cpu.mode': 'system' })
    })
  return () => delay.disable()
}

function observeMemory(meter: Meter): void {
  meter
    .createObservableGauge('v8js.memory.heap.used', { unit: 'By', description: 'Bytes of the heap in use' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed))
  meter
    .createObservableGauge('v8js.memory.heap.limit', {
      unit: 'By',
      description: 'Bytes that the heap may have',
    })
    .addCallback((result) => result.observe(getHeapStatistics().heap_size_limit))
  meter
    .createObservableGauge('process.memory.usage', {
      unit: 'By',
      description: 'Resident bytes of the process',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
}

interface TelemetrySettings {
  /** Whether metrics are read here. */
  isScraped: boolean
  /** Target for traces and metrics, OTLP over HTTP; null for none. */
  collector: string | null
  /** Share of the traces to send, 0 to 1. */
  sampled: number
}

export interface Telemetry {
  /** Returns all metrics in Prometheus' text format. */
  scrape(): Promise<string>
  /** Sends what is left. */
  close(): Promise<void>
}

/** The name of our instrumentation scope. */
export const SCOPE = 'saude-perto'

/**
 * Installs the OpenTelemetry SDK. Without a reader it loads nothing, and measuring costs nothing. Call it before
 * creating anything that measures.
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
      await Promise.allSettled([meters.shutdown({ timeoutMillis: CLOSING_LIMIT }), stopTracing?.()])
    },
  }
}

const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' }

/** Appends the unit to the name, as Prometheus requires; the serializer omits it. */
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

/** Milliseconds for observers that query the database. */
const SCRAPE_LIMIT = 5_000
/** Milliseconds that an unresponsive collector may delay the end. */
const CLOSING_LIMIT = 2_000
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

/** Returns a function that stops it. */
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
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: CLOSING_LIMIT })],
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
