import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program to run. */
interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly options?: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid' | 'env'>
}

export interface PartOptions {
  readonly name: string
  readonly port: number
  /** What somebody types to see what happens without it. */
  readonly breaks: (pid: number) => string
  readonly command: () => Command
  /** Whether it does its work; asked again until it does. */
  readonly isReady: () => Promise<boolean>
  readonly logFile: string
  /** Ends it in order. */
  readonly stopSignal?: NodeJS.Signals
}

/** A process of the cluster, which can be ended and started again. */
export interface Part {
  readonly name: string
  readonly port: number
  readonly logFile: string
  /** Null while it does not run. */
  pid(): number | null
  breaks(): string
  /** Starts it, and waits until it does its work. */
  start(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Ends it and waits for that; in order, unless another signal is named. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const START_WITHIN_MS = 120_000
/** Then it is killed. */
const STOP_WITHIN_MS = 15_000
const POLL_MS = 50

export function createPart(options: PartOptions): Part {
  const { name, port, logFile, isReady, stopSignal = 'SIGTERM' } = options
  let child: ChildProcess | null = null
  const running = () => (child && child.exitCode === null && child.signalCode === null ? child : null)

  const untilReady = async () => {
    for (const deadline = performance.now() + START_WITHIN_MS; performance.now() < deadline; await sleep(POLL_MS)) {
      if (!running()) throw new Error(`${name} ended while it started. Its log: ${logFile}`)
      if (await isReady().catch(() => false)) return
    }
    throw new Error(`${name} did not become ready. Its log: ${logFile}`)
  }

  return {
    name,
    port,
    logFile,
    pid: () => running()?.pid ?? null,
    breaks: () => options.breaks(running()?.pid ?? 0),
    async start() {
      if (running()) throw new Error(`${name} runs already`)
      const { file, args, options: settings } = options.command()
      const log = openSync(logFile, 'a')
      // Detached: Ctrl-C in a terminal reaches the whole group, and ending the parts in order is our work.
      child = spawn(file, args, { ...settings, stdio: ['ignore', log, log], detached: true })
      closeSync(log)
      child.on('error', () => {}) // that it does not run is seen below
      await untilReady()
    },
    signal: (signal) => void running()?.kill(signal),
    async stop(signal = stopSignal) {
      const ending = running()
      if (!ending) return
      const ended = once(ending, 'exit')
      ending.kill(signal)
      ending.kill('SIGCONT') // one that was stopped takes no other signal
      const timer = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Whether something listens there. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
