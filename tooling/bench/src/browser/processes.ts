import { writeFileSync } from 'node:fs'
import { type ResidentMemory, residentMemory } from '../resident-memory.ts'
import type { OpenPage } from './chromium.ts'

/** What a process that runs pages and their workers has used. */
interface ProcessUse {
  readonly pid: number
  /** Processor time since its start, all threads. */
  readonly cpuMs: number
  /** Null where the system does not report it. */
  readonly resident: ResidentMemory | null
}

export interface AddedUse {
  readonly cpuMs: number
  /** The increase of resident memory at its peak; null where the system does not report it. */
  readonly memoryMb: number | null
}

/**
 * What `work` made the page's process use, workers included. Chromium has spare processes that start at moments of their own: the one
 * that worked most is the page's.
 */
export async function measureProcess(open: OpenPage, work: () => Promise<void>): Promise<AddedUse> {
  const before = await listUses(open)
  for (const { pid, resident } of before) if (resident) writeFileSync(`/proc/${pid}/clear_refs`, '5')
  await work()
  const after = await listUses(open)
  const added = before.map(({ pid, cpuMs, resident }) => {
    const then = after.find((use) => use.pid === pid)
    return {
      cpuMs: (then?.cpuMs ?? cpuMs) - cpuMs,
      memoryMb: then?.resident && resident ? then.resident.peakMb - resident.nowMb : null,
    }
  })
  return added.reduce((most, use) => (use.cpuMs > most.cpuMs ? use : most))
}

async function listUses({ browser }: OpenPage): Promise<ProcessUse[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id, cpuTime }) => ({ pid: id, cpuMs: cpuTime * 1000, resident: residentMemory(id) }))
}
