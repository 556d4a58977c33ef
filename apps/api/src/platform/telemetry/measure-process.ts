import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6
const MILLISECONDS = 1e3
/** Time between samples, which is a part of each. */
const RESOLUTION_MS = 20

/** How this process fares: delay and use of its event loop, memory, processor, handles. @returns how to stop */
export function measureProcess(meter: Meter): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const delayAt = (percentile: number) =>
    Math.max(0, delays.percentile(percentile) / NANOSECONDS - RESOLUTION_MS / MILLISECONDS)
  let last = performance.eventLoopUtilization()
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const delay50 = gauge('nodejs.eventloop.delay.p50', 's', 'Median delay of the event loop since the last reading')
  const delay99 = gauge('nodejs.eventloop.delay.p99', 's', '99th percentile of the delay of the event loop')
  const utilization = gauge('nodejs.eventloop.utilization', '1', 'Share of time in which the event loop works')
  const resident = gauge('process.memory.usage', 'By', 'Resident memory')
  const heap = gauge('v8js.memory.heap.used', 'By', 'Used heap')
  const handles = gauge(
    'nodejs.active_resources',
    '{resource}',
    'What keeps the event loop alive: sockets, timers, files',
  )
  const uptime = gauge('process.uptime', 's', 'Time since the process started')
  const cpu = meter.createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time' })
  const instruments = [delay50, delay99, utilization, resident, heap, handles, uptime, cpu]
  const observe: Parameters<Meter['addBatchObservableCallback']>[0] = (result) => {
    const memory = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const now = performance.eventLoopUtilization()
    result.observe(delay50, delayAt(50))
    result.observe(delay99, delayAt(99))
    result.observe(utilization, performance.eventLoopUtilization(now, last).utilization)
    result.observe(resident, memory.rss)
    result.observe(heap, memory.heapUsed)
    result.observe(handles, process.getActiveResourcesInfo().length)
    result.observe(uptime, process.uptime())
    result.observe(cpu, (user + system) / MICROSECONDS)
    delays.reset()
    last = now
  }
  meter.addBatchObservableCallback(observe, instruments)
  return () => {
    meter.removeBatchObservableCallback(observe, instruments)
    delays.disable()
  }
}
