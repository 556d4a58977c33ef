import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenPage } from './chromium.ts'

/** What the processes that run pages and their workers have used. */
export interface RendererUse {
  /** Milliseconds of processor time since they started, all threads. */
  readonly cpuMs: number
  /** Resident memory now and at its highest since {@link resetPeaks}, megabytes of 10⁶ bytes; null where the system does not tell. */
  readonly memory: { readonly nowMb: number; readonly peakMb: number } | null
}

export async function rendererUse(open: OpenPage): Promise<RendererUse> {
  const renderers = await findRenderers(open)
  const memories = renderers.map(({ id }) => residentMemory(id)).filter((memory) => memory !== null)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    cpuMs: sum(renderers.map(({ cpuTime }) => cpuTime * 1000)),
    memory:
      memories.length < renderers.length
        ? null
        : { nowMb: sum(memories.map(({ nowMb }) => nowMb)), peakMb: sum(memories.map(({ peakMb }) => peakMb)) },
  }
}

/** Makes the peak of every renderer begin at what it uses now. */
export async function resetPeaks(open: OpenPage): Promise<void> {
  for (const { id } of await findRenderers(open)) {
    if (residentMemory(id)) writeFileSync(`/proc/${id}/clear_refs`, '5')
  }
}

async function findRenderers({ browser }: OpenPage) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer')
}

/** Linux alone tells it; elsewhere null. */
function residentMemory(pid: number): { nowMb: number; peakMb: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
