import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.mjs'

const MAX_RESTARTS = 5
const WITHIN_MS = 10 * 60_000
/** Milliseconds before each of them: what is wrong may pass. */
const pauseBefore = (restart) => Math.min(1_000 * 2 ** (restart - 1), 30_000)

/**
 * Runs a server until it is stopped, and starts it again when it dies, for instance because memory ran out. One that never
 * said that it had started is left alone: it has explained what is wrong with it. So is one that dies again and again.
 *
 * @returns its exit code.
 */
export async function keepRunning(command, args, { env, log, cwd = root, pause = pauseBefore }) {
  const stopping = new AbortController()
  let child
  let hasStarted = false
  const stop = (signal) => {
    stopping.abort()
    child?.kill(signal)
  }
  // Ctrl-C in a terminal reaches both of us; the server takes two signals of one moment for one.
  const onInterrupt = () => stop('SIGINT')
  const onTerminate = () => stop('SIGTERM')
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate)
  const parent = process.ppid
  // The shell that npm puts between does not forward signals.
  const watch = setInterval(() => process.ppid !== parent && onTerminate(), 500).unref()

  const runOnce = () =>
    new Promise((resolve) => {
      child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
      child.on('message', (message) => {
        hasStarted ||= message === 'started'
      })
      child.on('error', (error) => {
        console.error(`${command}: ${error.message}`)
        resolve({ code: 1, signal: null })
      })
      child.on('exit', (code, signal) => resolve({ code, signal }))
    })
  const mayRestart = ({ code, signal }) => !stopping.signal.aborted && code !== 0 && (hasStarted || signal !== null)

  const restarts = []
  try {
    for (;;) {
      const end = await runOnce()
      if (!mayRestart(end)) return end.code ?? (stopping.signal.aborted ? 0 : 1)
      const now = performance.now()
      restarts.push(now)
      const recent = restarts.filter((at) => now - at < WITHIN_MS).length
      const said = end.signal === null ? `ended with ${end.code}` : `was ended by ${end.signal}`
      if (recent > MAX_RESTARTS) {
        log(`the product ${said}, the ${recent}th time within ten minutes. It is not started again.`)
        return 1
      }
      log(`the product ${said}. It is started again (${recent} of at most ${MAX_RESTARTS} times in ten minutes).`)
      await sleep(pause(recent), undefined, { signal: stopping.signal }).catch(() => {}) // stopped meanwhile
      if (stopping.signal.aborted) return 0
    }
  } finally {
    clearInterval(watch)
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
  }
}
