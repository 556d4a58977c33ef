import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the product's process by `--import`. It does nothing until it gets a message from the parent process.

/** Messages that start and end the measurement. */
export type LoopOrder = 'begin' | 'end'

/** Milliseconds from one turn of the event loop to the next, of which the clock's own tick is one. */
export interface LoopDelay {
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Processor time of the whole process meanwhile. */
  readonly cpuMs: number
}

const delay = monitorEventLoopDelay({ resolution: 1 })
const milliseconds = (nanoseconds: number) => nanoseconds / 1e6
let used = process.cpuUsage()

process.on('message', (order: LoopOrder) => {
  if (order === 'begin') {
    delay.reset()
    delay.enable()
    used = process.cpuUsage()
    return
  }
  delay.disable()
  const { user, system } = process.cpuUsage(used)
  const answer: LoopDelay = {
    p50: milliseconds(delay.percentile(50)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(delay.max),
    cpuMs: (user + system) / 1000,
  }
  process.send?.(answer)
})
