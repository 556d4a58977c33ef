import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './faults.ts'
import { durationMs, figuresSince, silentSince, type WriteFigures } from './ledger.ts'
import type { Load } from './load.ts'
import type { Row } from './table.ts'

const WRITTEN_WITHIN_MS = 60_000
const POLL_MS = 100
const REQUIRED = '0 lost, 0 doubled, 0 failed, the editor stays'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Lets a fault happen while people use the product, and waits until they write again. */
export async function happensUnderLoad(fault: Fault, cluster: Cluster, load: Load): Promise<Row> {
  const { ledger, traffic, browser } = load
  const before = { refused: ledger.refused.length, strange: traffic.strange.length, left: browser.left.length }
  const startedAt = performance.now()
  const misses: string[] = []
  let further = ''
  try {
    further = await fault.happen(cluster)
  } catch (error) {
    misses.push(error instanceof Error ? error.message : String(error))
  }
  const overAt = performance.now()
  const silent = await untilWritten(load, overAt)
  if (silent.length > 0) misses.push(`cannot write any more: ${silent.join(', ')}`)
  const { lost, doubled } = await load.check()
  const { acknowledged, retries, longest } = figuresSince(ledger.writes, startedAt)
  misses.push(
    ...lost.map((one) => `lost: ${one}`),
    ...doubled.map((one) => `doubled: ${one}`),
    ...ledger.refused.slice(before.refused).map((one) => `failed: ${one}`),
    ...traffic.strange.slice(before.strange).map((one) => `strange answer: ${one}`),
    ...browser.left.slice(before.left).map((one) => `the browser left the editor: ${one}`),
  )
  if (!browser.isInEditor()) misses.push('the browser is not in the editor')
  const writes = `${acknowledged} writes acknowledged, ${retries} retries, ${longestOf(longest)}`
  const seen = [writes, further, `took ${seconds(overAt - startedAt)}`].filter((part) => part !== '').join('; ')
  return { name: fault.name, seen, required: REQUIRED, misses }
}

const longestOf = (longest: WriteFigures['longest']) =>
  longest
    ? `the longest ${seconds(durationMs(longest))} (${longest.writer}, ${longest.attempts} tries)`
    : 'none took long'

/** Everybody has written again since that moment. @returns those who have not. */
async function untilWritten({ ledger }: Load, since: number): Promise<readonly string[]> {
  for (const deadline = performance.now() + WRITTEN_WITHIN_MS; ; await sleep(POLL_MS)) {
    const silent = silentSince(ledger.writes, since).filter((writer) => !ledger.gone.has(writer))
    if (silent.length === 0 || performance.now() > deadline) return silent
  }
}
