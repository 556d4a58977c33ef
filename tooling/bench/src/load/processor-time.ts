import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, which counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of the processor that a process and, if asked for, its children have used. Linux only. */
export function processorMs(pid: number, withChildren = false): number {
  const own = statOf(pid)
  if (!withChildren) return own?.ms ?? 0
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    return stat?.parent === pid ? [stat.ms] : []
  })
  return children.reduce((sum, ms) => sum + ms, own?.ms ?? 0)
}

/** Null for one that has ended. */
function statOf(pid: number): { readonly parent: number; readonly ms: number } | null {
  try {
    // The name, in brackets, may hold anything: fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
  } catch {
    return null
  }
}
