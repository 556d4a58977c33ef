import { setTimeout as sleep } from 'node:timers/promises'
import { processesInside } from './cluster.ts'
import { serverState } from './server-process.ts'

/** From asking to forcing. "Fast": roll back what is open, write everything, leave. "Immediate": leave, and recover at the next start. */
const STEPS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
type Step = (typeof STEPS)[number]

interface Ending {
  /** The first signal that is sent. */
  readonly from?: Step
  /** For how long each signal may take. A fast shutdown that meets a crash recovery never ends. */
  readonly stepMs?: number
}

const STEP_MS = 6_000
const PAUSE_MS = 25

/**
 * Ends the server that runs on this folder, however it takes it. Nothing that was committed is lost by any of the signals: the
 * next start recovers it from the log, and does not begin while a process of the old server is left.
 *
 * @returns whether no process of it is left.
 */
export async function endServer(folder: string, { from = 'SIGINT', stepMs = STEP_MS }: Ending = {}): Promise<boolean> {
  for (const name of STEPS.slice(STEPS.indexOf(from))) {
    if (isGone(folder)) return true
    // Stopped processes take no other signal.
    for (const pid of processesInside(folder) ?? []) signal(Number(pid), 'SIGCONT')
    for (const pid of targetsOf(folder, name)) signal(pid, name)
    for (let waitedMs = 0; waitedMs < stepMs && !isGone(folder); waitedMs += PAUSE_MS) await sleep(PAUSE_MS)
  }
  return isGone(folder)
}

/** The first process, which ends the others; all of them when it is gone itself or takes no signal. */
function targetsOf(folder: string, name: Step): readonly number[] {
  const first = serverState(folder).readPid()
  const inside = processesInside(folder)?.map(Number)
  // Without knowing its other processes, killing the first one would leave them at work.
  if (inside === undefined) return first === null || name === 'SIGKILL' ? [] : [first]
  return first !== null && inside.includes(first) && name !== 'SIGKILL' ? [first] : inside
}

function isGone(folder: string): boolean {
  const inside = processesInside(folder)
  if (inside !== undefined) return inside.length === 0
  const pid = serverState(folder).readPid()
  return pid === null || !signal(pid, 0)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false // already gone
  }
}
