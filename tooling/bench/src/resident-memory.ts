import { readFileSync } from 'node:fs'

/** Megabytes of 10⁶ bytes; the peak is since the start, or since it was cleared. */
export interface ResidentMemory {
  readonly nowMb: number
  readonly peakMb: number
}

/** The resident memory of a process. Only Linux reports it; null elsewhere. */
export function residentMemory(pid: number): ResidentMemory | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
