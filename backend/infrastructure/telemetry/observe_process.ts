import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Meter } from '@opentelemetry/api'

const PER_SECOND = 1e9
const PER_SECOND_OF_CPU = 1e6

/** Has the event loop, the heap and the processor's time read with every look at the metrics; returns what ends it. */
export function observeProcess(meter: Meter): () => void {
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
